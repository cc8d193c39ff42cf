import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createShop } from '@tropa/api-client';
import { createMemoryBackend, withShuffledAnswers } from '@tropa/api-client/testing';
import type { AnswerDelay } from '@tropa/api-client/testing';

/** One call that a component made. */
export interface TestCall {
  path: string;
  body: Record<string, unknown>;
}

/**
 * The test's own responses, by path: the `result` of the envelope, a `Response`, a promise of either (it may settle
 * late and out of order), or `undefined` for a network failure.
 */
export type TestAnswers = Record<string, (body: Record<string, unknown>) => unknown>;

/**
 * A shop in memory; the test replaces the responses that it needs. Every request is still checked against the contract.
 * `delays`: how late each response comes, see `withShuffledAnswers`.
 */
export function createTestShop(answers: TestAnswers = {}, delays: readonly AnswerDelay[] = []) {
  const backend = createMemoryBackend();
  const calls: TestCall[] = [];
  const fetchFn = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input), 'http://shop.test');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    calls.push({ path: pathname, body });
    const own = answers[pathname];
    const checked = await backend.fetchFn(input, init);
    const { errorMessage } = (await checked.clone().json()) as { errorMessage: string };
    if (!own || errorMessage === 'Неверный запрос') return checked;
    const result = await own(body);
    if (result instanceof Response) return result;
    if (result === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ statusCode: 200, errorCode: 0, errorMessage: '', result });
  };
  const network = delays.length > 0 ? withShuffledAnswers(fetchFn, delays) : fetchFn;
  const shop = createShop({ settings: { fetchFn: network, onError: () => {} } });
  return {
    ...shop,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    render: (element: ReactElement) => render(element, { wrapper: shop.Provider }),
  };
}

/** A promise that the test settles when it wants: responses that come late or out of order. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
