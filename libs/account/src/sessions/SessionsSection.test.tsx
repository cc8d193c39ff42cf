import { sessionsApi, type ShopStore } from '@tropa/api-client';
import { createMemoryBackend, renderWithShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { SessionsSection } from './SessionsSection.js';

const closeName = 'Выйти на всех других устройствах';

/** Until no call is in flight and the last response is rendered: the store notifies of it in the next frame. */
async function settled({ dispatch }: ShopStore) {
  const running = () => dispatch(sessionsApi.util.getRunningQueriesThunk());
  do
    await act(async () => {
      await Promise.all(running());
      await new Promise(requestAnimationFrame);
    });
  while (running().length > 0);
}

function open(options: MemoryBackendOptions = {}) {
  const events = { onClosed: jest.fn(), onError: jest.fn() };
  const backend = createMemoryBackend({ isSignedIn: true, ...options });
  const result = renderWithShop(<SessionsSection {...events} />, { slices: [accountDialogs], backend });
  return { ...result, ...events, user: userEvent.setup({ delay: null }) };
}

describe('SessionsSection', () => {
  it('shows where the user is signed in, since when, and which session is this one', async () => {
    const at = (...[year, month, day, hour, minute]: [number, number, number, number, number]) =>
      new Date(year, month - 1, day, hour, minute).toISOString();
    const items = [
      {
        id: 'a1',
        device: 'Chrome, Windows',
        begunAt: at(2026, 11, 20, 9, 15),
        seenAt: at(2026, 11, 22, 8, 0),
        isCurrent: true,
      },
      {
        id: 'b2',
        device: 'Safari, iPhone',
        begunAt: at(2026, 11, 2, 17, 40),
        seenAt: at(2026, 11, 21, 6, 30),
        isCurrent: false,
      },
      { id: 'c3', device: '', begunAt: at(2026, 10, 11, 0, 5), seenAt: at(2026, 10, 11, 23, 59), isCurrent: false },
    ];
    const { container } = open({ answers: { getSessions: { items } } });
    const list = within(await screen.findByRole('region', { name: 'Где выполнен вход' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome, WindowsЭто устройствоВход 20 ноября 2026 в 09:15',
      'Safari, iPhoneВход 2 ноября 2026 в 17:40, последний раз 21 ноября 2026',
      'Неизвестное устройствоВход 11 октября 2026 в 00:05',
    ]);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('ends the other sessions: this one stays, which is announced, and the focus is not lost', async () => {
    const { user, backend, onClosed } = open();
    await user.click(await screen.findByRole('button', { name: closeName }));
    expect(await screen.findByRole('status')).toHaveTextContent('Готово: вход остался только здесь');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Это устройство'),
    ]);
    expect(screen.queryByRole('button', { name: closeName })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Где выполнен вход' })).toHaveFocus();
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(backend.callsOf('closeSessions')).toHaveLength(1);
  });

  it('no longer says so when the user has signed in elsewhere again', async () => {
    const { user, backend, store } = open();
    const others = backend.state.sessions;
    await user.click(await screen.findByRole('button', { name: closeName }));
    await screen.findByText(/^Готово/);
    backend.state.sessions = others;
    act(() => void store.dispatch(sessionsApi.endpoints.getSessions.initiate(undefined, { forceRefetch: true })));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.queryByText(/^Готово/)).not.toBeInTheDocument();
  });

  it.each([
    ['errorCode1', 'Магазин отказал'],
    ['network', 'Не удалось выйти на других устройствах. Попробуйте ещё раз.'],
  ] as const)('%s is shown at the button, the list stays, and the next try ends it', async (failure, words) => {
    const { user, backend, onError } = open({ failures: { closeSessions: failure } });
    await user.click(await screen.findByRole('button', { name: closeName }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(1);
    backend.fail('closeSessions', null);
    await user.click(screen.getByRole('button', { name: closeName }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Готово'));
  });

  it('has nothing to end when this is the only one', async () => {
    open({
      prepare: (state) => {
        state.sessions = state.sessions.slice(0, 1);
      },
    });
    await screen.findByText('Это устройство');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['http404', 'http500', 'brokenJson', 'errorCode1', 'network'] as const)(
    'renders nothing when the list cannot be loaded: %s',
    async (failure) => {
      const { backend, container, store } = open({ failures: { getSessions: failure } });
      await waitFor(() => expect(backend.callsOf('getSessions').length).toBeGreaterThan(0));
      await settled(store);
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('renders nothing when the response has another shape', async () => {
    const { backend, container, store } = open({ answers: { getSessions: { sessions: 5 } } });
    await waitFor(() => expect(backend.callsOf('getSessions')).toHaveLength(1));
    await settled(store);
    expect(container).toBeEmptyDOMElement();
  });

  it('renders nothing for a visitor, and requests nothing', async () => {
    const { backend, container, store } = open({ isSignedIn: false });
    await waitFor(() => expect(backend.callsOf('getUser')).toHaveLength(1));
    await settled(store);
    expect(container).toBeEmptyDOMElement();
    expect(backend.callsOf('getSessions')).toHaveLength(0);
  });
});
