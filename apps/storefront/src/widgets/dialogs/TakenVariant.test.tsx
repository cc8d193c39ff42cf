import { useGetBasketItemsQuery } from '@tropa/api-client';
import { createMemoryBackend, pageDataFixtures, renderWithShop } from '@tropa/api-client/testing';
import { checkoutDialogs } from '@tropa/checkout';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toScriptJson } from '../../page-data/page-data-block.js';
import { TakenVariant } from './TakenVariant.js';

const { _productDetail: said } = pageDataFixtures;
const page = `<body><script type="application/json" id="page-data">${toScriptJson({ _productDetail: said })}</script>`;

/** The line of the basket, with the variant in its link as our server sends it. */
function Taken() {
  const line = useGetBasketItemsQuery().data?.items[0];
  return line ? (
    <TakenVariant key={line.id} line={{ ...line, link: `/product/tovar-41/?offer=${line.retailId}` }} />
  ) : null;
}

const fetchPage = jest.fn((_link: string) => Promise.resolve(new Response(page)));
const { fetch } = globalThis;
beforeEach(() => {
  globalThis.fetch = fetchPage as unknown as typeof fetch;
  fetchPage.mockClear();
  document.body.dataset.url = '/catalog/';
});
afterEach(() => {
  globalThis.fetch = fetch;
  delete document.body.dataset.url;
});

function open() {
  const backend = createMemoryBackend({
    prepare: (state) => {
      state.basket = [{ id: 41, retailId: 4101, quantity: 1 }];
    },
  });
  renderWithShop(<Taken />, { backend, slices: [checkoutDialogs] });
  return { backend, user: userEvent.setup() };
}
const size = (name: string) => screen.findByRole('radio', { name });

test('another size replaces the line; the choice and its focus stay, and the page is fetched once', async () => {
  const { backend, user } = open();
  const other = await size('41');
  await user.click(other);
  await waitFor(() => expect(backend.state.basket).toEqual([{ id: 41, retailId: 4102, quantity: 1 }]));
  await waitFor(() => expect(backend.callsOf('getBasketItems')).toHaveLength(3));
  expect(other).toBeChecked();
  expect(other).toHaveFocus();
  expect(other).toBeInTheDocument();
  expect(fetchPage.mock.calls).toEqual([['/product/tovar-41/']]);
});

/** What is shown below the choice after a failed swap; the choice shows the variant in the basket. */
async function saidAfter(failure: 'errorCode1' | 'network') {
  const { backend, user } = open();
  backend.fail('addItemToBasket', failure);
  await user.click(await size('41'));
  const note = await screen.findByRole('status');
  await waitFor(() => expect(note).not.toBeEmptyDOMElement());
  expect(await size('40')).toBeChecked();
  return note.textContent;
}

test('a rejected swap is reported below the choice, which shows the variant in the basket', async () => {
  expect(await saidAfter('errorCode1')).toBe('Магазин отказал');
});

test('a swap that never reached the shop is reported in our words', async () => {
  expect(await saidAfter('network')).toBe('Не получилось заменить. Попробуйте ещё раз.');
});
