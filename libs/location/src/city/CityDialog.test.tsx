import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cityRequested, locationDialogs, selectIsCityOpen } from '../dialogs/location-dialogs.slice.js';
import { CityButton } from './CityButton.js';
import { CityDialog } from './CityDialog.js';

beforeEach(() => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
});

function open(backend = createMemoryBackend()) {
  const onCityChange = jest.fn();
  const result = renderWithShop(
    <>
      <CityButton />
      <CityDialog onCityChange={onCityChange} />
    </>,
    { slices: [locationDialogs], backend },
  );
  return { ...result, onCityChange, user: userEvent.setup() };
}

const isOpen = (store: ReturnType<typeof open>['store']) => selectIsCityOpen(store.getState() as never);

describe('the city dialog', () => {
  it('asks about the city, and «Всё верно» closes it', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Город: Тюмень. Изменить' }));
    expect(screen.getByText('Ваш город Тюмень?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Всё верно' }));
    expect(isOpen(store)).toBe(false);
  });

  it('takes only a chosen result, tells the server, and the header follows', async () => {
    const { user, backend, store, onCityChange } = open();
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    const go = screen.getByRole('button', { name: 'Продолжить' });
    await user.type(screen.getByLabelText('Город'), 'Сург');
    await user.click(await screen.findByRole('radio', { name: 'Сургут' }));
    expect(go).toBeEnabled();
    await user.type(screen.getByLabelText('Город'), 'у');
    expect(go).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: 'Сургут' }));
    await user.click(go);
    await waitFor(() => expect(onCityChange).toHaveBeenCalledWith(expect.objectContaining({ value: 'Сургут' })));
    expect(backend.callsOf('setCity')[0]?.body).toMatchObject({ id: 2, value: 'Сургут' });
    expect(isOpen(store)).toBe(false);
    expect(await screen.findByRole('button', { name: 'Город: Сургут. Изменить' })).toBeInTheDocument();
  });

  it('always opens at the question', async () => {
    const { user, store } = open();
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    act(() => void store.dispatch(cityRequested()));
    expect(screen.getByText('Ваш город Тюмень?')).toBeInTheDocument();
  });

  it('says when no such city is found', async () => {
    const { user, store } = open();
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.type(screen.getByLabelText('Город'), 'Зурбаган');
    expect(await screen.findByText('Такого города не нашлось')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Продолжить' })).toBeDisabled();
  });

  it('stays open and says so when the server refuses', async () => {
    const { user, store, backend } = open();
    backend.fail('setCity', 'http500');
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.type(screen.getByLabelText('Город'), 'Тоб');
    await user.click(await screen.findByRole('radio', { name: 'Тобольск' }));
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText(/Не удалось сменить город/)).toBeInTheDocument();
    expect(isOpen(store)).toBe(true);
  });
});
