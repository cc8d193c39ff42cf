import { knownCalls, type MemoryBackend } from './memory-backend.js';

/** What MSW calls for a request. */
export type MswResolver = (asked: { readonly request: Request }) => Promise<Response>;

/** The part of MSW's `http` that is used: the same in its versions 2 and 3. */
export interface MswHttp<Handler> {
  readonly get: (path: string, resolver: MswResolver) => Handler;
  readonly post: (path: string, resolver: MswResolver) => Handler;
}

/**
 * Handlers of Mock Service Worker for every call of the shop: `setupServer(...mswHandlers(http, backend))` in Node,
 * `setupWorker(…)` in a browser. Calls of other servers, and other calls of the same one, are left to your handlers.
 */
export function mswHandlers<Handler>(http: MswHttp<Handler>, { fetchFn, catalogUrl }: MemoryBackend): Handler[] {
  const resolve: MswResolver = async ({ request }) => {
    try {
      return await fetchFn(request);
    } catch {
      // A network failure, as MSW represents it.
      return Response.error();
    }
  };
  return knownCalls.map(({ name, method, path }) =>
    (method === 'GET' ? http.get : http.post)(`*${name === 'getListing' ? catalogUrl : path}`, resolve),
  );
}
