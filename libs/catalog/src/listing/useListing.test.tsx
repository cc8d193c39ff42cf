import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type PageHistory } from '../address/page-history.js';
import { wireCards } from '../testing/goods.fixtures.js';
import { createTestShop } from '../testing/test-shop.fixtures.js';
import { useListing } from './useListing.js';

/** A list as a host renders it, using only our hook. */
function OwnList({ history }: { history: PageHistory }) {
  const { listing, args, isStale, error, goToPage, changeSort, retry } = useListing({
    serverUrl: history.read(),
    history,
    onPreferenceChange: () => {},
  });
  if (error) return <button onClick={retry}>ещё раз</button>;
  if (!listing) return <p>ждём</p>;
  return (
    <div data-stale={isStale}>
      <ol start={(args.page - 1) * args.limit + 1}>
        {listing.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <button onClick={() => goToPage(args.page + 1)}>дальше</button>
      <button onClick={() => changeSort('price-asc')}>дешёвые</button>
    </div>
  );
}

function setup(url: string, answer: (body: Record<string, unknown>) => unknown) {
  const history = createMemoryHistory(url);
  const shop = createTestShop({ '/api/catalog/getItems/': answer });
  shop.render(<OwnList history={history} />);
  return { history, shop, user: userEvent.setup({ delay: null }) };
}

test('a list of the host’s own markup follows the address, with the defaults of a list of all goods', async () => {
  const { history, shop, user } = setup('/catalog/?page=2', ({ page }) => ({
    count: 214,
    items: wireCards(Number(page) * 100, 1),
  }));
  expect(screen.getByText('ждём')).toBeInTheDocument();
  expect(await screen.findByText('Товар 200')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'дальше' }));
  expect(await screen.findByText('Товар 300')).toBeInTheDocument();
  expect(history.read()).toBe('/catalog/?page=3');
  await user.click(screen.getByRole('button', { name: 'дешёвые' }));
  expect(await screen.findByText('Товар 100')).toBeInTheDocument();
  expect(shop.calls.at(-1)?.body).toMatchObject({ sort: 'price-asc', page: 1 });
});

test('a failed load can be retried', async () => {
  let isDown = true;
  const { user } = setup('/catalog/', () => {
    if (isDown) throw new Error('down');
    return { count: 1, items: wireCards(7, 1) };
  });
  const retry = await screen.findByRole('button', { name: 'ещё раз' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Товар 7')).toBeInTheDocument();
});
