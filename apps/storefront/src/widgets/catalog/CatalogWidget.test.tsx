import { createMemoryBackend } from '@tropa/api-client/testing';
import { screen, within } from '@testing-library/react';
import { resolveFlags } from '../../flags/flags.js';
import { catchEarlyClicks } from '../../hydration/early-clicks.js';
import { mountWidgets } from '../../hydration/mount-widgets.js';
import { createHydrationSeeder, createStorefrontStore } from '../../store/storefront-store.js';

/** Opens a page with an empty place for the list. */
function openPage({ isForeign = true, props = {}, isBroken = false }) {
  document.body.innerHTML = '<div data-widget="catalog"></div>';
  const place = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
  place.dataset.props = JSON.stringify(props);
  const backend = createMemoryBackend(isBroken ? { failures: { getListing: 'network' } } : {});
  const store = createStorefrontStore({ fetchFn: backend.fetchFn, onError: () => {} });
  const page = { url: '/', cookies: {}, isForeign };
  const seed = createHydrationSeeder({}, page, store);
  const flags = resolveFlags({});
  mountWidgets(document, {
    flags,
    clicks: catchEarlyClicks(document, () => {}),
    shellOf: ({ seeds }) => ({ store, serverState: seed(seeds), flags, page, words: {} }),
  }).hurry(place);
  return { backend, place };
}

test('on a page of another site a list that fails says so in its own place, without a dialog over the page', async () => {
  const { place } = openPage({ isBroken: true });
  const told = await within(place).findByRole('alert', {}, { timeout: 10_000 });
  expect(within(told).getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}, 30_000);

test('on a page of the shop it opens the error dialog', async () => {
  openPage({ isForeign: false, isBroken: true });
  expect(await screen.findByRole('dialog', { name: 'Ошибка' }, { timeout: 10_000 })).toBeInTheDocument();
}, 30_000);

test('the page sets the order of the goods, and the level of the heading', async () => {
  const { backend, place } = openPage({ props: { title: 'Лыжи', headingLevel: 2, sort: 'popularity-desc' } });
  expect(
    await within(place).findByRole('heading', { level: 2, name: 'Лыжи' }, { timeout: 10_000 }),
  ).toBeInTheDocument();
  await within(place).findAllByRole('article', {}, { timeout: 10_000 });
  expect(backend.callsOf('getListing').map(({ body }) => body.sort)).toEqual(['popularity-desc']);
}, 30_000);
