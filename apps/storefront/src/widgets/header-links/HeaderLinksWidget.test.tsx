import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { accountDialogs } from '@tropa/account';
import { waitFor } from '@testing-library/react';
import { Widget } from './HeaderLinksWidget.js';

/** Calls that the header makes by itself, and what it shows without a response. */
const calls = ['getFavoritesLength', 'getComparisonLength', 'getBasketLength'] as const;

const header = (backend: ReturnType<typeof createMemoryBackend>) =>
  renderWithShop(<Widget />, { backend, slices: [accountDialogs], settings: { onError: undefined } });

test('failed counters are logged, each with its call, and the header is shown without them', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const healthy = header(createMemoryBackend());
  await waitFor(() => expect(calls.every((call) => healthy.backend.callsOf(call).length === 1)).toBe(true));
  const usual = healthy.container.textContent;
  healthy.unmount();
  expect(log).not.toHaveBeenCalled();

  const { container } = header(createMemoryBackend({ failures: { '*': 'http500' } }));
  await waitFor(() =>
    expect(log.mock.calls.map(([line]) => String(line).split(':')[0])).toEqual(expect.arrayContaining([...calls])),
  );
  expect(container.textContent).toBe(usual);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  log.mockRestore();
});
