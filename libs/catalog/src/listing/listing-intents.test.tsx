import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { listingArgsFromUrl } from '@tropa/api-client';
import { createMemoryHistory } from '../address/page-history.js';
import { wireCard, wireFilters } from '../testing/goods.fixtures.js';
import { createTestShop } from '../testing/test-shop.fixtures.js';
import { CatalogSection } from './CatalogSection.js';

const path = '/api/catalog/getItems/';
const runs = process.env.SOAK === '1' ? 300 : 8;
/** Time that passes in small steps: React renders, and sends requests, between them. */
async function pause(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
}

/** One card whose title says exactly what was requested. */
const nameOf = ({ page = 1, limit = 15, sort = 'name-asc', filter = {} }: Record<string, unknown>) =>
  `стр. ${String(page)} по ${String(limit)} ${String(sort)} ${JSON.stringify(filter)}`;
const answer = (body: Record<string, unknown>) => ({
  count: 200,
  items: [wireCard(1, { title: nameOf(body) })],
  filters: wireFilters,
});

/** What the visitor wants by now. */
interface Wanted {
  sort: string;
  limit: string;
  readonly ticked: Set<string>;
}
type Wish = (wanted: Wanted) => void;

const tick =
  (name: RegExp): Wish =>
  ({ ticked }) => {
    const [box] = screen.queryAllByRole<HTMLInputElement>('checkbox', { name });
    if (!box) return;
    const option = `${box.name}=${box.value}`;
    if (!ticked.delete(option)) ticked.add(option);
    fireEvent.click(box);
  };
const choose =
  (name: string, key: 'sort' | 'limit', value: string): Wish =>
  (wanted) => {
    wanted[key] = value;
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  };
const turnTo = (page: number) => () => {
  const [link] = screen.queryAllByRole('link', { name: `Страница ${page}` });
  if (link) fireEvent.click(link);
};

/** Everything that a visitor can want of a list. */
const wishes = [
  tick(/Norda/),
  tick(/Frost/),
  tick(/Чёрный/),
  turnTo(1),
  turnTo(2),
  turnTo(3),
  choose('Сортировка', 'sort', 'price-asc'),
  choose('Сортировка', 'sort', 'name-asc'),
  choose('Товаров на странице', 'limit', '15'),
  choose('Товаров на странице', 'limit', '30'),
  choose('Товаров на странице', 'limit', '60'),
];

const intents = fc.array(fc.record({ wish: fc.nat(wishes.length - 1), wait: fc.integer({ min: 0, max: 1200 }) }), {
  minLength: 2,
  maxLength: 8,
});
const delays = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 8 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a list, whatever order its responses come in', () => {
  it('shows the page, order, size and filters that were wanted last', async () => {
    // From the previous run: a failed one leaves its page behind.
    let unmount = () => {};
    await fc.assert(
      fc.asyncProperty(intents, delays, async (wanted, lateness) => {
        const shop = createTestShop({ [path]: answer }, lateness);
        const history = createMemoryHistory('/catalog/');
        unmount();
        ({ unmount } = shop.render(
          <CatalogSection url="/catalog/" history={history} catalogUrl={path} onPreferenceChange={() => {}} />,
        ));
        await pause(4500);
        const last: Wanted = { sort: 'name-asc', limit: '15', ticked: new Set() };
        for (const { wish, wait } of wanted) {
          act(() => wishes[wish]?.(last));
          await pause(wait);
        }
        await pause(5000);
        const args = listingArgsFromUrl(history.read(), { sectionId: 0, catalogUrl: path });
        const article = within(screen.getByRole('article'));
        expect(article.getByRole('heading')).toHaveTextContent(nameOf({ ...args }));
        // Every control agrees with the list and shows what was chosen last.
        expect([args.sort, String(args.limit)]).toEqual([last.sort, last.limit]);
        expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveValue(args.sort);
        expect(screen.getByRole('combobox', { name: 'Товаров на странице' })).toHaveValue(String(args.limit));
        const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
        expect(ticked.map((box) => `${box.name}=${box.value}`).sort()).toEqual([...last.ticked].sort());
        expect(ticked.map((box) => `${box.name}=${box.value}`)).toEqual(
          ['brand', 'color'].flatMap((name) =>
            (args.filter[name] ?? '')
              .split(',')
              .filter(Boolean)
              .sort()
              .map((id) => `${name}=${id}`),
          ),
        );
      }),
      { numRuns: runs },
    );
  }, 1_200_000);
});
