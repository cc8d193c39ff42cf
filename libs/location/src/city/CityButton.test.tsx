import { locationApi } from '@tropa/api-client';
import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { locationDialogs, selectIsCityOpen } from '../dialogs/location-dialogs.slice.js';
import { CityButton, type CityButtonProps } from './CityButton.js';

const forget = () => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
};
beforeEach(forget);
afterAll(forget);

const show = (props: CityButtonProps = {}) => {
  const shop = renderWithShop(<CityButton {...props} />, { slices: [locationDialogs], backend: createMemoryBackend() });
  return { ...shop, isOpen: () => selectIsCityOpen(shop.store.getState() as never) };
};
const inSurgut = () => {
  document.cookie = `LOCATION=${encodeURIComponent('{"id":2,"value":"Сургут"}')}; path=/`;
};

describe('the city in the header', () => {
  it("requests the visitor's city from the server, and keeps it in the cookie", async () => {
    const { backend } = show();
    await waitFor(() => expect(decodeURIComponent(document.cookie)).toContain('LOCATION={"id":1,"value":"Тюмень"}'));
    expect(backend.callsOf('getLocation')).toHaveLength(1);
  });

  it('requests nothing when the cookie has the city', async () => {
    inSurgut();
    const { backend } = show();
    expect(await screen.findByRole('button', { name: 'Город: Сургут. Изменить' })).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
  });

  it('is Tyumen when the cookie is broken', async () => {
    document.cookie = 'LOCATION=%7Bbroken; path=/';
    const { backend, store } = show();
    // The default is shown at once; it must still be shown when the cookie has been read.
    const read = locationApi.endpoints.getLocation.select();
    await waitFor(() => expect(read(store.getState()).isSuccess).toBe(true));
    expect(screen.getByRole('button', { name: 'Город: Тюмень. Изменить' })).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
  });

  it('opens nothing by itself, unless configured to ask on the first visit', () => {
    expect(show().isOpen()).toBe(false);
  });

  it('opens the question on the first visit when configured to', () => {
    expect(show({ asksOnFirstVisit: true }).isOpen()).toBe(true);
  });

  it('does not ask a second time', () => {
    inSurgut();
    expect(show({ asksOnFirstVisit: true }).isOpen()).toBe(false);
  });
});
