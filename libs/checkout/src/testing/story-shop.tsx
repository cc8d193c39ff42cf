import { withShop } from '@tropa/api-client/testing';
import type { MemoryBackend, MemoryState } from '@tropa/api-client/testing';
import { checkoutDialogs } from '../basket-dialog/checkout-dialogs.slice.js';
import { backendWith, backpack, boots, lineOf } from './shop-fixtures.js';

/** Two lines: a backpack and two pairs of boots. */
export const fullBasket = (): MemoryState['basket'] => [lineOf(backpack), lineOf(boots, 2)];

/** A tinted plate with a tent: stories have no server that would give pictures. */
const plate = (id: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(${Number(id) * 47} 60% 92%)" ` +
      `d="M0 0h64v64H0z"/><path fill="hsl(${Number(id) * 47} 60% 55%)" d="M32 14 54 50H38l-6-14-6 14H10z"/></svg>`,
  )}`;

/** The backend's `fetch` with pictures that need no server. */
const withPictures =
  (fetchFn: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchFn(input, init);
    const text = (await response.text()).replace(/\/media\/fixture-(\d+)-\d+\/480\.webp/g, (_, id: string) =>
      plate(id),
    );
    return new Response(text, { status: response.status, headers: response.headers });
  };

/** Renders a story over a memory backend with this basket; `prepare` breaks or fills the backend. */
export const withBasket = (
  basket: () => MemoryState['basket'] = fullBasket,
  prepare: (backend: MemoryBackend) => void = () => {},
) =>
  withShop(() => {
    const backend = backendWith(basket());
    prepare(backend);
    return { backend: { ...backend, fetchFn: withPictures(backend.fetchFn) }, slices: [checkoutDialogs] };
  });
