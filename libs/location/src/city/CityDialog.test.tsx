import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cityRequested, locationDialogs, selectIsCityOpen } from '../dialogs/location-dialogs.slice.js';
import { CityButton } from './CityButton.js';
import { CityDialog } from './CityDialog.js';

beforeEach(() => {
  document.cookie = 'LOCATION=; path=/; max-age=0';
});

function open(backend = createMemoryBackend()) {
  const onCityChange = jest.fn();
  const onError = jest.fn();
  const result = renderWithShop(
    <>
      <CityButton />
      <CityDialog onCityChange={onCityChange} onError={onError} />
    </>,
    { slices: [locationDialogs], backend },
  );
  return { ...result, onCityChange, onError, user: userEvent.setup({ delay: null }) };
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

  it('accepts only a chosen result, sends it to the server, and the header follows', async () => {
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

  it('searches 500 ms after the last key, once for all of them', async () => {
    jest.useFakeTimers();
    try {
      const { store, backend } = open();
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      const asked = () => backend.callsOf('searchCities').map(({ body }) => body.query);
      act(() => void store.dispatch(cityRequested()));
      fireEvent.click(screen.getByRole('button', { name: 'Другой город' }));
      await pass(600);
      const type = (value: string) => fireEvent.change(screen.getByLabelText('Город'), { target: { value } });
      type('Су');
      await pass(400);
      type('Сур');
      await pass(499);
      expect(asked()).toEqual(['']);
      await pass(2);
      expect(asked()).toEqual(['', 'Сур']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('requests 15 cities, and the next page at the end of the list', async () => {
    const { user, backend, store } = open();
    backend.answer('searchCities', ({ page, query }: { page: number; query: string }) => ({
      items: Array.from({ length: query === '' && page < 3 ? 15 : 4 }, (_, index) => ({
        id: page * 100 + index,
        value: `Город ${page}-${index}`,
      })),
    }));
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await screen.findByRole('radio', { name: 'Город 1-14' });
    const toTheEnd = () => fireEvent.scroll(screen.getByRole('group', { name: 'Найденные города' }).parentElement!);
    toTheEnd();
    await screen.findByRole('radio', { name: 'Город 2-14' });
    toTheEnd();
    await screen.findByRole('radio', { name: 'Город 3-3' });
    // A short page is the last one.
    toTheEnd();
    expect(screen.getAllByRole('radio')).toHaveLength(34);
    expect(backend.callsOf('searchCities').map(({ body }) => body)).toEqual(
      [1, 2, 3].map((page) => ({ query: '', limit: 15, page })),
    );

    await user.type(screen.getByLabelText('Город'), 'Сур');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4), { timeout: 5000 });
    expect(
      backend
        .callsOf('searchCities')
        .slice(3)
        .map(({ body }) => body),
    ).toEqual([{ query: 'Сур', limit: 15, page: 1 }]);
  });

  it('shows the response to the last query, whatever order responses come in', async () => {
    jest.useFakeTimers();
    try {
      const backend = createMemoryBackend();
      const held = backend.hold('searchCities');
      const { store } = open(backend);
      const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
      const rest = () => act(() => jest.advanceTimersByTimeAsync(600));
      act(() => void store.dispatch(cityRequested()));
      await user.click(screen.getByRole('button', { name: 'Другой город' }));
      await rest();
      const field = screen.getByLabelText('Город');
      for (const query of ['Сур', 'Тоб', 'Ека']) {
        await user.clear(field);
        await user.type(field, query);
        await rest();
      }
      expect(held.count).toBe(4);
      // The last first, then the older ones, the first of all at the end.
      for (const index of [3, 1, 2, 0]) {
        held.release(index);
        await rest();
        expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'Екатеринбург' })]);
      }
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps a city that is chosen while the query is still being debounced', async () => {
    jest.useFakeTimers();
    try {
      const { store, backend } = open();
      const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
      act(() => void store.dispatch(cityRequested()));
      await user.click(screen.getByRole('button', { name: 'Другой город' }));
      await screen.findByRole('radio', { name: 'Тобольск' });
      await user.type(screen.getByLabelText('Город'), 'Сург');
      await user.click(screen.getByRole('radio', { name: 'Сургут' }));
      await act(() => jest.advanceTimersByTimeAsync(600));
      expect(screen.getByRole('button', { name: 'Продолжить' })).toBeEnabled();
      expect(backend.callsOf('searchCities')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('distinguishes cities of the same name by their regions', async () => {
    const { user, store, backend } = open();
    backend.answer('searchCities', {
      items: [
        { id: 1, value: 'Киров', region: 'Кировская область' },
        { id: 2, value: 'Киров', region: 'Калужская область' },
      ],
    });
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    const radios = await screen.findAllByRole('radio', { name: 'Киров' });
    expect(radios[0]).toHaveAccessibleDescription('Кировская область');
    await user.click(radios[1]!);
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(backend.callsOf('setCity')[0]?.body).toMatchObject({ id: 2 }));
  });

  it('offers a retry when the search fails, and loses nothing', async () => {
    const { user, store, backend } = open();
    backend.fail('searchCities', 'network');
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.type(screen.getByLabelText('Город'), 'Сур');
    expect(await screen.findByText(/Не удалось найти города/)).toBeInTheDocument();
    backend.fail('searchCities', null);
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('radio', { name: 'Сургут' })).toBeInTheDocument();
    expect(screen.getByLabelText('Город')).toHaveValue('Сур');
  });

  it('says when no such city is found', async () => {
    const { user, store } = open();
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.type(screen.getByLabelText('Город'), 'Зурбаган');
    expect(await screen.findByText('Такого города не нашлось')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Продолжить' })).toBeDisabled();
  });

  it('stays open and says so when the server rejects it', async () => {
    const { user, store, backend, onCityChange, onError } = open();
    backend.fail('setCity', 'http500');
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.type(screen.getByLabelText('Город'), 'Тоб');
    await user.click(await screen.findByRole('radio', { name: 'Тобольск' }));
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText(/Не удалось сменить город/)).toBeInTheDocument();
    expect(isOpen(store)).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onCityChange).not.toHaveBeenCalled();
  });

  it('shows the message of the shop where there is one', async () => {
    const { user, store, backend } = open();
    backend.fail('setCity', 'errorCode1');
    act(() => void store.dispatch(cityRequested()));
    await user.click(screen.getByRole('button', { name: 'Другой город' }));
    await user.type(screen.getByLabelText('Город'), 'Тоб');
    await user.click(await screen.findByRole('radio', { name: 'Тобольск' }));
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
  });
});
