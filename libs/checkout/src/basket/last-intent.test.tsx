import { withShuffledAnswers } from '@tropa/api-client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { BasketSection } from './BasketSection.js';

const runs = process.env.SOAK === '1' ? 400 : 15;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => {
  const button = screen.queryAllByRole('button', { name })[0];
  if (button && !button.hasAttribute('disabled')) fireEvent.click(button);
};

const intents = {
  more: () => press('Больше на одну'),
  less: () => press('Меньше на одну'),
  remove: () => press('Удалить «Рюкзак Хибины 60»'),
  restore: () => press('Вернуть «Рюкзак Хибины 60»'),
  removeOther: () => press('Удалить «Ботинки Хребет»'),
  restoreOther: () => press('Вернуть «Ботинки Хребет»'),
};
const intent = fc.record({
  name: fc.constantFrom(...(Object.keys(intents) as (keyof typeof intents)[])),
  pause: fc.nat(900),
});

/** What the page shows: each line with its quantity. */
const shown = () =>
  screen
    .queryAllByRole('article')
    .map((card) => `${card.getAttribute('aria-label')} × ${card.querySelector('input')?.value}`);

test('whatever order the responses come in, the last intent is shown at once, stays, and is what the shop ends up with', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(intent, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(1500), { minLength: 1, maxLength: 7 }),
      async (steps, delays) => {
        const backend = backendWith([lineOf(backpack, 2), lineOf(boots)]);
        const { fetchFn } = backend;
        const view = renderInShop(<BasketSection onNavigate={() => {}} />, {
          ...backend,
          fetchFn: withShuffledAnswers(fetchFn, delays),
        });
        try {
          await wait(2000);
          for (const { name, pause } of steps) {
            intents[name]();
            await wait(pause);
          }
          const wanted = shown();
          for (let turn = 0; turn < 12; turn += 1) {
            await wait(500);
            // Meanwhile no line flickers, and no quantity jumps back.
            expect(shown()).toEqual(wanted);
          }
          const held = backend.state.basket.map(
            ({ id, quantity }) => `${id === backpack.id ? backpack.title : boots.title} × ${quantity}`,
          );
          expect(held.sort()).toEqual([...wanted].sort());
        } finally {
          // Also after a failure: the next run starts with an empty page.
          view.unmount();
        }
      },
    ),
    {
      numRuns: runs,
      examples: [
        // The response to the first quantity comes while the second is still being debounced.
        [
          [
            { name: 'more', pause: 700 },
            { name: 'more', pause: 0 },
          ],
          [0, 300],
        ],
        // The pause of a quantity is over before its line is restored.
        [
          [
            { name: 'remove', pause: 0 },
            { name: 'restore', pause: 0 },
            { name: 'more', pause: 0 },
          ],
          [501],
        ],
      ],
    },
  );
}, 1_200_000);
