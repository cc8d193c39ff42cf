import type { APIRoute } from 'astro';
import { shop } from './shop-address';

/** Hands a call on to the shop, and its answer back: the shop's cookie becomes a cookie of this site. */
export const handOn: APIRoute = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('connection');
  // What `fetch` has unpacked must not be called packed.
  headers.set('accept-encoding', 'identity');
  return fetch(shop + pathname + search, {
    method: request.method,
    headers,
    body: request.method === 'GET' ? null : await request.arrayBuffer(),
    redirect: 'manual',
  });
};
