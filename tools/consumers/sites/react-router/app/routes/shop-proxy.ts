import type { LoaderFunctionArgs } from 'react-router';
import { shop } from '../shop/shop-address';

/** Proxies a call to the shop and returns its response: the shop's cookie becomes a cookie of this site. */
async function handOn({ request }: LoaderFunctionArgs): Promise<Response> {
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
}

export const loader = handOn;
export const action = handOn;
