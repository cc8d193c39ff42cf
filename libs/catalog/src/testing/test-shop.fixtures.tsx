import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createShop } from '@tropa/api-client';

/** One call that a component made. */
export interface TestCall {
  path: string;
  body: Record<string, unknown>;
}

/** Answers by path: the `result` of the envelope, a `Response` of its own, or a promise of either. */
export type TestAnswers = Record<string, (body: Record<string, unknown>) => unknown>;

/** A shop over a server that answers as the test says; a path without an answer fails the call. */
export function createTestShop(answers: TestAnswers) {
  const calls: TestCall[] = [];
  const fetchFn = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), 'http://shop.test');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    calls.push({ path: pathname, body });
    const result = await answers[pathname]?.(body);
    if (result instanceof Response) return result;
    if (result === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ statusCode: 200, errorCode: 0, errorMessage: '', result });
  };
  const shop = createShop({ settings: { fetchFn, onError: () => {} } });
  return {
    ...shop,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    render: (element: ReactElement) => render(element, { wrapper: shop.Provider }),
  };
}

/** A promise that the test settles when it wants: answers that come late or out of order. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
