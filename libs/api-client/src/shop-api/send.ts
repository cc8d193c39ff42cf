import { API_KEY_MESSAGE, type ApiError } from './api-error.js';
import { toFormData, toQueryString, type CallData } from './request-body.js';
import { noteOf, type ShopRuntime } from './shop-settings.js';
import { foreignOrigin, withWholeAddresses } from './whole-addresses.js';

/** One call as an endpoint describes it. */
export interface ShopCall {
  /** Relative to `/api/` (`basket/getItems/`), or a full path or URL (`/api/catalog/getItems/`, `https://…`). */
  readonly url: string;
  /** Defaults to GET. */
  readonly method?: 'GET' | 'POST';
  /** Sent as a query string (GET), as JSON, or as multipart (`isForm`). */
  readonly data?: CallData;
  readonly isForm?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Turns the global loading indicator on while the call is in flight. */
  readonly showsLoader?: boolean;
  /** Calls in one queue are sent one after another, so that the server sees them in the visitor's order. */
  readonly line?: string;
  /** Reaches the server even if the page is closed at once: for small POSTs whose loss a visitor would notice. */
  readonly isKeptAlive?: boolean;
  /** An optional call: a backend that does not have it (404) is not reported as an error. */
  readonly isOptional?: boolean;
  /** Signs the visitor out: requests in flight meanwhile may be rejected, and are not reported as errors. */
  readonly endsSession?: boolean;
}

/** The envelope's `result`, or why there is none. */
export type SendOutcome =
  | { readonly data: unknown }
  | {
      readonly error: ApiError;
      /** For the log: what the server said, or what may be wrong with the settings. */
      readonly details?: string;
    };

const addressOf = (url: string, baseUrl = ''): string => {
  if (/^https?:\/\//.test(url)) return url;
  const base = baseUrl.replace(/\/+$/, '');
  return url.startsWith('/') ? base + url : `${base}/api/${url}`;
};

const contract = (message: string, statusCode: number): SendOutcome => ({
  error: { kind: 'contract', message, statusCode },
});

/** Why a server rejected the call, where it says so: for the log. */
async function reasonOf(response: Response): Promise<string> {
  try {
    const { errorMessage } = (await response.json()) as { readonly errorMessage?: unknown };
    return typeof errorMessage === 'string' ? errorMessage : '';
  } catch {
    return '';
  }
}

/**
 * Unwraps the envelope: `errorCode` 0 yields `result`, anything else an error. A success without a result gives null,
 * because RTK Query does not allow undefined.
 */
async function readEnvelope(response: Response, isBareAllowed: boolean): Promise<SendOutcome> {
  const { status } = response;
  if (!response.ok) {
    const message = response.statusText || `HTTP ${status}`;
    const details = await reasonOf(response);
    return { error: { kind: 'http', message, statusCode: status, errorCode: 1 }, ...(details && { details }) };
  }
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return isBareAllowed && text ? { data: text } : contract('The answer is not JSON', status);
  }
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) {
    return isBareAllowed ? { data: body } : contract('The answer has no envelope', status);
  }
  const { statusCode, errorCode, errorMessage, result } = body as Record<string, unknown>;
  if (errorCode === 0) return { data: result ?? null };
  if (typeof errorCode !== 'number') return contract('errorCode is not a number', status);
  const retryAfter = Number(response.headers.get('Retry-After'));
  const error: ApiError = {
    kind: 'shop',
    message: typeof errorMessage === 'string' ? errorMessage : '',
    statusCode: typeof statusCode === 'number' ? statusCode : status,
    errorCode,
    ...(retryAfter > 0 && { retryAfter }),
  };
  return { error };
}

/**
 * A browser does not say whether a server is down or does not allow the origin (CORS); the second is what a new site
 * forgets. Logged once: all calls of a page fail for the same reason.
 */
function corsHint(runtime: ShopRuntime, shop: string): string | undefined {
  const note = noteOf(runtime, corsHint, () => ({ isSaid: false }));
  if (note.isSaid) return undefined;
  note.isSaid = true;
  return `If ${shop} answers otherwise, add ${location.origin} to its ALLOWED_ORIGINS.`;
}

/** Sends one request and unwraps the envelope; never throws. */
async function request(
  runtime: ShopRuntime,
  call: ShopCall,
  headers: Record<string, string>,
  signal: AbortSignal,
  isBareAllowed = false,
): Promise<SendOutcome> {
  const { settings } = runtime;
  const { method = 'GET', data, isForm } = call;
  const foreign = foreignOrigin(settings.baseUrl);
  // Another origin does not recognise the visitor between calls unless its cookie is sent.
  const credentials = settings.credentials ?? (foreign === undefined ? 'same-origin' : 'include');
  const init: RequestInit = { method, headers, signal, credentials };
  if (call.isKeptAlive) init.keepalive = true;
  let url = addressOf(call.url, settings.baseUrl);
  if (method === 'GET') {
    url += toQueryString(data);
  } else if (isForm) {
    init.body = toFormData(data ?? {});
  } else {
    headers['Content-Type'] = 'application/json; charset=utf-8';
    init.body = JSON.stringify(data ?? {});
  }
  try {
    const outcome = await readEnvelope(await (settings.fetchFn ?? fetch)(url, init), isBareAllowed);
    // A bare response is a key, and a key may begin with a slash.
    if ('error' in outcome || isBareAllowed) return outcome;
    return { data: withWholeAddresses(outcome.data, settings) };
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    const details = foreign === undefined ? undefined : corsHint(runtime, foreign);
    return { error: { kind: 'network', message }, ...(details && { details }) };
  }
}

/** The API key of this store: fetched once for all calls, and again after a failure. */
function apiKeyOf(runtime: ShopRuntime): Promise<string> | undefined {
  const { apiKey, headers } = runtime.settings;
  if (!apiKey) return undefined;
  if (apiKey.value !== undefined) return Promise.resolve(apiKey.value);
  const { name, value } = apiKey.applicationHeader ?? { name: 'X-Application', value: 'tropa' };
  const obtain = async (): Promise<string> => {
    // Not aborted together with the first call: others wait for the same key.
    const { signal } = new AbortController();
    const outcome = await request(runtime, { url: 'getkey/' }, { ...headers, [name]: value }, signal, true);
    if ('error' in outcome) throw new Error(outcome.error.message);
    const { data } = outcome;
    const key = typeof data === 'object' && data !== null && 'key' in data ? data.key : data;
    if (typeof key !== 'string' || key === '') throw new Error('The answer holds no key');
    return key;
  };
  runtime.apiKey ??= obtain().catch((failure: unknown) => {
    delete runtime.apiKey;
    throw failure;
  });
  return runtime.apiKey;
}

/** Whether the failure may be due to the key. */
const isRefused = (outcome: SendOutcome): boolean =>
  'error' in outcome && (outcome.error.statusCode === 401 || outcome.error.statusCode === 403);

/**
 * Starts a new task where the browser supports it: a hydrating page sends several reads at once, and five calls of
 * `fetch` in one task blocked a slow phone for 60 ms. A mutation does not wait: the page may be left at any moment.
 */
const ownTask = (): Promise<void> | undefined =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();

/**
 * Sends a call of an endpoint with the store's settings and key. A rejected key is dropped, and the next call fetches a
 * new one. A read is retried at once with the new key, unless the envelope itself rejected it, since then the shop has
 * processed it. A mutation is never retried.
 */
export async function send(
  runtime: ShopRuntime,
  call: ShopCall,
  signal: AbortSignal,
  isRead: boolean,
): Promise<SendOutcome> {
  const turn = isRead ? ownTask() : undefined;
  // Not awaited where there is nothing to wait for: then the call is made before this function returns.
  if (turn) await turn;
  const sending = sendWithKey(runtime, call, signal);
  const used = runtime.apiKey;
  const outcome = await sending;
  if (used === undefined || !isRefused(outcome)) return outcome;
  // Another call may have been rejected first: then its new key serves this one too.
  if (runtime.apiKey === used) delete runtime.apiKey;
  const isRepeated = isRead && 'error' in outcome && outcome.error.kind === 'http' && !signal.aborted;
  return isRepeated ? sendWithKey(runtime, call, signal) : outcome;
}

async function sendWithKey(runtime: ShopRuntime, call: ShopCall, signal: AbortSignal): Promise<SendOutcome> {
  const headers: Record<string, string> = { Accept: 'application/json', ...runtime.settings.headers, ...call.headers };
  const pendingKey = apiKeyOf(runtime);
  if (pendingKey) {
    try {
      headers[runtime.settings.apiKey?.header ?? 'X-Api-Key'] = await pendingKey;
    } catch {
      return { error: { kind: 'network', message: API_KEY_MESSAGE } };
    }
  }
  return request(runtime, call, headers, signal);
}
