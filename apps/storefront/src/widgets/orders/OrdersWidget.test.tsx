import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { accountDialogs } from '@tropa/account';
import { screen, within } from '@testing-library/react';
import { Widget } from './OrdersWidget.js';

const yearsShown = async (pageData: { _ordersYears?: (number | string)[] }) => {
  const backend = createMemoryBackend({ isSignedIn: true, answers: { getOrders: { items: [], count: 0 } } });
  renderWithShop(<Widget />, { backend, pageData, slices: [accountDialogs] });
  await screen.findByText('Заказов пока нет', {}, { timeout: 15_000 });
  const field = screen.queryByLabelText('Год');
  return (
    field &&
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent)
  );
};

describe('the year filter of the orders', () => {
  it('offers the years of the page variable, in its order', async () => {
    expect(await yearsShown({ _ordersYears: [2031, '2019', 2024] })).toEqual(['Все годы', '2031', '2019', '2024']);
  });

  it('is not rendered without years on the page', async () => {
    expect(await yearsShown({})).toBeNull();
  });
});
