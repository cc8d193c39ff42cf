import { createMemoryBackend, fixtureCities, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { ShopsButton } from './ShopsButton.js';
import { ShopsDialog } from './ShopsDialog.js';

beforeEach(() => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
});

function open(backend = createMemoryBackend()) {
  renderWithShop(
    <>
      <ShopsButton />
      <ShopsDialog />
    </>,
    { slices: [locationDialogs], backend },
  );
  return userEvent.setup();
}

describe('the shops of the city', () => {
  it('counts shops and lists them with hours and phone', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: '2 магазина' }));
    expect(screen.getByRole('dialog', { name: 'Магазины, Тюмень' })).toBeInTheDocument();
    expect(screen.getByText('ул. Республики, 65')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+7 345 250 00 01' })).toHaveAttribute('href', 'tel:+73452500001');
  });

  it('calls pickup points by their name', async () => {
    open(createMemoryBackend({ answers: { getLocation: { curLocation: fixtureCities[1] } } }));
    expect(await screen.findByRole('button', { name: '1 пункт выдачи' })).toBeInTheDocument();
  });

  it('takes no place in a city without either', async () => {
    const backend = createMemoryBackend({ answers: { getReceivePoints: { type: 'shops', items: [] } } });
    open(backend);
    await waitFor(() => expect(backend.callsOf('getReceivePoints')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /магазин/ })).toBeNull();
  });
});
