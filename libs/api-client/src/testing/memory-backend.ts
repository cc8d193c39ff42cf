import { extraCalls, type ExtraCallName } from '../wire-calls/extra-calls.js';
import { wireCalls, type WireCallName } from '../wire-calls/wire-calls.js';
import { memoryHandlers } from './memory-handlers/memory-handlers.js';
import { createMemoryState, Refusal, type MemoryState } from './memory-state.js';
import type { WireCall } from '../wire-calls/wire-call.js';
import { safeParse } from 'valibot';

/** Name of a call that the memory backend knows. */
export type MemoryCallName = WireCallName | ExtraCallName;

/** All calls that it knows. */
export const knownCalls: readonly (WireCall & { readonly name: MemoryCallName })[] = [...wireCalls, ...extraCalls];

/** How a call of the memory backend fails; `http404`: it does not have the call. */
export type MemoryFailure = 'errorCode1' | 'errorCode2' | 'http404' | 'http500' | 'brokenJson' | 'network';

/** A received call. */
export interface MemoryCall {
  readonly name: MemoryCallName;
  readonly method: string;
  readonly url: string;
  /** JSON body, query or form fields, before the schema. Files stay files. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Settings of a memory backend. */
export interface MemoryBackendOptions {
  /** Starts with the known user signed in. Defaults to a visitor. */
  readonly isSignedIn?: boolean;
  /** Delay of every response, ms. Defaults to 0. */
  readonly latency?: number;
  /** Custom results by call: a value, or a function of the validated request. */
  readonly answers?: Partial<Record<MemoryCallName, unknown>>;
  /** Calls that fail from the start. */
  readonly failures?: Partial<Record<MemoryCallName | '*', MemoryFailure>>;
  /** URL of the list call. Defaults to `/api/catalog/getItems/`. */
  readonly catalogUrl?: string;
  /** Changes the initial state: `(state) => { state.favorites = [11]; }`. */
  readonly prepare?: (state: MemoryState) => void;
}

/**
 * A shop in memory behind `fetch`: the 49 calls and the extra ones, one visitor, and switches for every kind of
 * failure.
 */
export interface MemoryBackend {
  /**
   * Pass it to `createShopStore({ settings: { fetchFn } })`. A true `fetch`: it takes addresses, `Request` objects and
   * every kind of body, streams too. For handlers of MSW see `mswHandlers`.
   */
  readonly fetchFn: typeof fetch;
  /** URL of the list call. */
  readonly catalogUrl: string;
  readonly state: MemoryState;
  /** Calls so far, in order. */
  readonly calls: readonly MemoryCall[];
  callsOf(name: MemoryCallName): readonly MemoryCall[];
  /** Delay of every response, ms. */
  setLatency(milliseconds: number): void;
  /** Makes a call (or `*`: every call) fail; `null` ends that. */
  fail(name: MemoryCallName | '*', failure: MemoryFailure | null): void;
  /** Replaces the result of a call; `undefined` restores the real one. */
  answer(name: MemoryCallName, result: unknown): void;
  /**
   * Holds back the responses of a call until `release(index)` (0 is the first held call). The request is processed at
   * once and only its response waits, for tests of race conditions.
   */
  hold(name: MemoryCallName): { release(index: number): void; releaseAll(): void; readonly count: number };
}

const contentType = { 'Content-Type': 'application/json; charset=utf-8' };

const statusTexts: Readonly<Record<number, string>> = { 200: 'OK', 404: 'Not Found', 500: 'Internal Server Error' };

const envelope = (result: unknown, errorCode = 0, errorMessage = '', status = 200): Response =>
  new Response(JSON.stringify({ statusCode: status, errorCode, errorMessage, result }), {
    status,
    statusText: statusTexts[status] ?? '',
    headers: contentType,
  });

/** A body of a kind that our own client does not send: a stream, bytes, a `Request`'s. */
async function readBody(body: BodyInit, headers: Headers): Promise<string | FormData> {
  const type = headers.get('Content-Type');
  const read = new Response(body, type === null ? {} : { headers: { 'Content-Type': type } });
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(
    read.headers.get('Content-Type') ?? '',
  );
  return isForm ? read.formData() : read.text();
}

function dataOf(url: URL, body: string | FormData | undefined): Record<string, unknown> {
  if (typeof body === 'string' && body !== '') return JSON.parse(body) as Record<string, unknown>;
  const pairs = body instanceof FormData ? body : url.searchParams;
  const data: Record<string, unknown> = {};
  pairs.forEach((value: unknown, name: string) => {
    const known = data[name];
    data[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  });
  return data;
}

const aborted = () => new DOMException('The operation was aborted.', 'AbortError');

const wait = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(aborted());
    });
    return undefined;
  });

/** Creates a shop in memory. */
export function createMemoryBackend(options: MemoryBackendOptions = {}): MemoryBackend {
  const state = createMemoryState({ isSignedIn: options.isSignedIn ?? false });
  options.prepare?.(state);
  const calls: MemoryCall[] = [];
  const failures: MemoryBackendOptions['failures'] = { ...options.failures };
  const answers: Partial<Record<MemoryCallName, unknown>> = { ...options.answers };
  const held = new Map<MemoryCallName, { open: (() => void)[]; wait: Promise<void>[] }>();
  let latency = options.latency ?? 0;

  const find = (path: string, method: string) =>
    knownCalls.find(
      (call) =>
        call.method === method && path === (call.name === 'getListing' ? (options.catalogUrl ?? call.path) : call.path),
    );

  const respond = (name: MemoryCallName, body: Record<string, unknown>, headers: Headers): Response => {
    const failure = failures[name] ?? failures['*'];
    if (failure === 'errorCode1') return envelope(null, 1, 'Магазин отказал');
    if (failure === 'errorCode2') return envelope(null, 2, 'Магазин отказал: код 2');
    if (failure === 'http404') return envelope(null, 1, 'Нет такого адреса', 404);
    if (failure === 'http500') return envelope(null, 1, 'Сбой', 500);
    if (failure === 'brokenJson') return new Response('{"errorCode":0,"result":', { headers: contentType });
    const call = knownCalls.find((known) => known.name === name);
    const request = call && safeParse(call.request, body);
    if (!request?.success) return envelope(null, 1, 'Неверный запрос');
    const answer = answers[name];
    try {
      if (typeof answer === 'function') return envelope((answer as (data: unknown) => unknown)(request.output));
      const files = Object.entries(body).filter(([, value]) => [value].flat().some((item) => item instanceof Blob));
      const data = { ...(request.output as object), ...Object.fromEntries(files) };
      return envelope(answer !== undefined ? answer : memoryHandlers[name](state, data, headers));
    } catch (refusal) {
      if (refusal instanceof Refusal) return envelope(null, refusal.errorCode, refusal.message);
      throw refusal;
    }
  };

  const fetchFn = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? new Request(input, init) : undefined;
    const url = new URL(request?.url ?? String(input), 'http://memory.test');
    const method = (request ?? init)?.method ?? 'GET';
    const signal = (request ?? init)?.signal;
    const call = find(url.pathname, method);
    if (!call) return envelope(null, 1, 'Нет такого адреса', 404);
    const headers = new Headers(request?.headers ?? init?.headers);
    const sent = request ? request.body : init?.body;
    const isOurs = sent == null || typeof sent === 'string' || sent instanceof FormData;
    const body = dataOf(url, isOurs ? (sent ?? undefined) : await readBody(sent, headers));
    calls.push({ name: call.name, method, url: url.pathname + url.search, body, headers });
    if ((failures[call.name] ?? failures['*']) === 'network') {
      await wait(latency, signal);
      throw new TypeError('Failed to fetch');
    }
    const response = respond(call.name, body, headers);
    const gate = held.get(call.name);
    if (gate) {
      const turn = new Promise<void>((resolve) => gate.open.push(resolve));
      gate.wait.push(turn);
      await turn;
    }
    await wait(latency, signal);
    return response;
  };

  return {
    fetchFn,
    catalogUrl: options.catalogUrl ?? '/api/catalog/getItems/',
    state,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    fail: (name, failure) => {
      if (failure) failures[name] = failure;
      else delete failures[name];
    },
    answer: (name, result) => {
      if (result === undefined) delete answers[name];
      else answers[name] = result;
    },
    hold: (name) => {
      const gate = { open: [] as (() => void)[], wait: [] as Promise<void>[] };
      held.set(name, gate);
      return {
        release: (index) => gate.open[index]?.(),
        releaseAll: () => {
          held.delete(name);
          for (const open of gate.open) open();
        },
        get count() {
          return gate.open.length;
        },
      };
    },
  };
}
