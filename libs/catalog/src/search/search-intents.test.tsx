import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { wireCard } from '../testing/goods.fixtures.js';
import { createTestShop } from '../testing/test-shop.fixtures.js';
import { SearchBox } from './SearchBox.js';

const runs = process.env.SOAK === '1' ? 500 : 12;
/** Time that passes in small steps: React renders, and sends requests, between them. */
async function pause(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
}

/** What is typed, and how long the visitor then waits: shorter and longer than the pause of the field. */
const intents = fc.array(
  fc.record({
    text: fc.constantFrom('лыжи', 'лыжи беговые', 'рюкзак', 'рюкза', ''),
    wait: fc.integer({ min: 0, max: 1200 }),
  }),
  { minLength: 2, maxLength: 7 },
);
const delays = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 8 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the search, whatever order its responses come in', () => {
  it('shows what was typed last', async () => {
    // From the previous run: a failed one leaves its page behind.
    let unmount = () => {};
    await fc.assert(
      fc.asyncProperty(intents, delays, async (typed, lateness) => {
        const answer = ({ query }: Record<string, unknown>) => ({
          items: [wireCard(1, { title: `Найдено: ${String(query)}` })],
        });
        const shop = createTestShop({ '/api/catalog/search/': answer }, lateness);
        unmount();
        ({ unmount } = shop.render(<SearchBox />));
        const field = screen.getByRole('combobox', { name: 'Поиск товаров' });
        act(() => field.focus());
        for (const { text, wait } of typed) {
          fireEvent.input(field, { target: { value: text } });
          await pause(wait);
          const shown = screen.queryAllByRole('option').map((option) => option.textContent);
          // In between, too: never the goods of a query other than the list's.
          const all = screen.queryByRole('link', { name: 'Все результаты' })?.getAttribute('href') ?? '';
          if (shown.length > 0)
            expect(shown[0]).toContain(`Найдено: ${new URL(all, 'http://x').searchParams.get('q')}1`);
        }
        await pause(5000);
        const last = typed.at(-1)?.text ?? '';
        expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(
          last === '' ? [] : [`Найдено: ${last}1\u00A0001\u00A0₽`],
        );
      }),
      { numRuns: runs },
    );
  }, 1_200_000);
});
