import type { APIRoute } from 'astro';
import { shop } from './shop-address';

/** Proxies a call to the shop and returns its response: the shop's cookie becomes a cookie of this site. */
export const handOn: APIRoute = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('connection');
  // `fetch` has decompressed the body: it must not be declared compressed.
  headers.set('accept-encoding', 'identity');
  return fetch(shop + pathname + search, {
    method: request.method,
    headers,
    body: request.method === 'GET' ? null : await request.arrayBuffer(),
    redirect: 'manual',
  });
};
