import { screen, waitFor } from '@testing-library/react';
import { BasketSection } from '../basket/BasketSection.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, lineOf } from '../testing/shop-fixtures.js';
import { DeliveryLine } from './DeliveryLine.js';
import { FreeDelivery } from './FreeDelivery.js';

const way = { delivery: 'courier', dates: '28–30 ноября', carrier: '', version: 'v' };
/** «Рюкзак Эльбрус 80»: 1 425 ₽. */
const cheap = { id: 25 };

describe('on the product page', () => {
  const open = (answer?: unknown, failure?: 'http404' | 'http500') => {
    const shop = backendWith([]);
    if (answer !== undefined) shop.answer('getDelivery', answer);
    if (failure) shop.fail('getDelivery', failure);
    const view = renderInShop(
      <p>
        <DeliveryLine id={25} retailId={2501}>
          Доставка 27 ноября
        </DeliveryLine>
      </p>,
      shop,
    );
    return { shop, line: view.container.querySelector('p') };
  };

  it('shows city, price and days for this variant', async () => {
    const { shop, line } = open();
    await waitFor(() => expect(line).toHaveTextContent('Доставка в Тюмень: от 250 ₽, 28–30 ноября'));
    expect(shop.callsOf('getDelivery')[0]?.body).toEqual({ id: 25, retailId: 2501 });
  });

  it.each([
    [{ ways: [{ ...way, price: 0 }] }, 'Доставка: бесплатно, 28–30 ноября'],
    [
      { city: { id: 7, value: 'Москва' }, ways: [{ ...way, price: '490.00', dates: '' }] },
      'Доставка в Москву: от 490 ₽',
    ],
    [{ ways: [{ ...way, price: null }] }, 'Доставка: стоимость рассчитает менеджер, 28–30 ноября'],
    [{ ways: [{ ...way, price: null, dates: null }] }, 'Доставка 27 ноября'],
    [{ ways: [] }, 'Доставка 27 ноября'],
  ])('%j: «%s»', async (answer, words) => {
    const { line } = open(answer);
    await waitFor(() => expect(line).toHaveTextContent(words));
  });

  it.each(['http404', 'http500'] as const)("shows the host's children instead after %s", async (failure) => {
    const { line } = open(undefined, failure);
    await waitFor(() => expect(line).toHaveTextContent('Доставка 27 ноября'));
  });
});

describe('until delivery is free', () => {
  it.each([
    [376_000, 500_000, 'До бесплатной доставки осталось 1 240 ₽'],
    [499_950, 500_000, 'До бесплатной доставки осталось 0,50 ₽'],
    [500_000, 500_000, 'До бесплатной доставки осталось совсем чуть-чуть'],
    [500_001, 500_000, 'Доставка бесплатно'],
  ])('%i of %i: «%s»', (salePrice, freeFrom, words) => {
    renderInShop(<FreeDelivery {...{ salePrice, freeFrom }} />, backendWith([]));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryAllByText('Бесплатно, если заказ дороже 5 000 ₽')).toHaveLength(salePrice > freeFrom ? 0 : 1);
  });

  it.each([[null], [undefined]])('shows nothing without a limit (%s)', (freeFrom) => {
    const { container } = renderInShop(<FreeDelivery salePrice={100} freeFrom={freeFrom} />, backendWith([]));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('in the basket', () => {
  const total = () => screen.findByRole('complementary', { name: 'Итог корзины' });

  it('price and days for the visitor’s city, and what is missing until it is free; the total is that of the goods', async () => {
    renderInShop(<BasketSection onNavigate={jest.fn()} isDeliveryPriced />, backendWith([lineOf(cheap)]));
    await waitFor(async () => expect(await total()).toHaveTextContent('Доставка в Тюменьот 250 ₽28–30 ноября'));
    expect(await total()).toHaveTextContent('До бесплатной доставки осталось 3 575 ₽');
    expect(await total()).toHaveTextContent('Итого1 425 ₽');
  });

  it('free above the limit', async () => {
    renderInShop(<BasketSection onNavigate={jest.fn()} isDeliveryPriced />, backendWith([lineOf(backpack)]));
    await waitFor(async () => expect(await total()).toHaveTextContent('Доставка в ТюменьБесплатно28–30 ноября'));
    expect(await total()).toHaveTextContent('Доставка бесплатно');
  });

  it('a server without prices gets no request, a failed request is not mentioned', async () => {
    const silent = backendWith([lineOf(cheap)]);
    const { unmount } = renderInShop(<BasketSection onNavigate={jest.fn()} />, silent);
    expect(await total()).not.toHaveTextContent('Доставка');
    expect(silent.callsOf('getDelivery')).toEqual([]);
    unmount();
    const broken = backendWith([lineOf(cheap)]);
    broken.fail('getDelivery', 'http500');
    renderInShop(<BasketSection onNavigate={jest.fn()} isDeliveryPriced />, broken);
    await total();
    await waitFor(() => expect(broken.callsOf('getDelivery').length).toBeGreaterThan(0));
    await waitFor(async () => expect(await total()).not.toHaveTextContent('Доставка'));
  });
});
