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
  it('asks the server where the visitor is, and keeps the answer in the cookie', async () => {
    const { backend } = show();
    await waitFor(() => expect(decodeURIComponent(document.cookie)).toContain('LOCATION={"id":1,"value":"Тюмень"}'));
    expect(backend.callsOf('getLocation')).toHaveLength(1);
  });

  it('asks nothing when the cookie knows', async () => {
    inSurgut();
    const { backend } = show();
    expect(await screen.findByRole('button', { name: 'Город: Сургут. Изменить' })).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
  });

  it('is Tyumen when the cookie is broken', async () => {
    document.cookie = 'LOCATION=%7Bbroken; path=/';
    const { backend, store } = show();
    // The default stands at once; it must stand when the cookie has been read, too.
    const read = locationApi.endpoints.getLocation.select();
    await waitFor(() => expect(read(store.getState()).isSuccess).toBe(true));
    expect(screen.getByRole('button', { name: 'Город: Тюмень. Изменить' })).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
  });

  it('opens nothing by itself, unless it is told to ask on the first visit', () => {
    expect(show().isOpen()).toBe(false);
  });

  it('opens the question on the first visit when it is told to', () => {
    expect(show({ asksOnFirstVisit: true }).isOpen()).toBe(true);
  });

  it('asks nobody a second time', () => {
    inSurgut();
    expect(show({ asksOnFirstVisit: true }).isOpen()).toBe(false);
  });
});
