import { differencesOf, missingKeysOf, shown } from '@tropa/api-client/contract';
import type { Difference } from '@tropa/api-client/contract';
import type { WireCall, WireCallName } from '@tropa/api-client/wire';
import type { Answer } from './visitor.js';

/** A parsed response, and where it differs from the contract. */
export interface Verdict {
  readonly differences: readonly Difference[];
  /** Neither a success nor a refusal: there is no envelope to read. */
  readonly isUnreadable: boolean;
  readonly errorCode: number;
  readonly errorMessage: string;
  readonly result: unknown;
}

type Body = Record<string, unknown>;

const whole = (wanted: string, came: string): Difference => ({ path: '', wanted, came });
const unreadable = (differences: readonly Difference[]): Verdict => ({
  differences,
  isUnreadable: true,
  errorCode: NaN,
  errorMessage: '',
  result: undefined,
});

const jsonOf = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** The HTTP level: the status, a redirect, the content type. */
function httpDifferences({ status, headers }: Answer, isBareAllowed: boolean): Difference[] {
  const found: Difference[] = [];
  const location = headers.get('location');
  if (status >= 300 && status < 400) {
    found.push(
      whole('a response at this exact URL: a redirected POST loses its body', `a redirect to ${location ?? 'nowhere'}`),
    );
  } else if (status >= 500) {
    found.push(whole('HTTP 200', `HTTP ${status}`));
  } else if (status >= 400) {
    found.push(
      whole('HTTP 200, for refusals too: with any other status the storefront shows no message', `HTTP ${status}`),
    );
  }
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isRight = type === 'application/json' || (isBareAllowed && type === 'text/plain');
  if (!isRight) found.push(whole('content type application/json', type === '' ? 'none' : type));
  return found;
}

/** The four keys of the envelope. */
function envelopeDifferences(body: Body, status: number): Difference[] {
  const kinds: [key: string, wanted: string, isRight: (value: unknown) => boolean][] = [
    ['statusCode', `${status}, the HTTP status`, (value) => value === status],
    ['errorCode', 'a whole number, 0 for success', Number.isInteger],
    ['errorMessage', 'text', (value) => typeof value === 'string' || (value === null && body.errorCode === 0)],
    ['result', 'the key, null when there is nothing', (value) => value !== undefined],
  ];
  return kinds
    .filter(([key, , isRight]) => !isRight(body[key]))
    .map(([path, wanted]) => ({ path, wanted, came: shown(body[path]) }));
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resultDifferences(call: WireCall, result: unknown): Difference[] {
  const broken = differencesOf(call.response, result);
  const told = new Set(broken.map(({ path }) => path));
  const missing = missingKeysOf(call.name as WireCallName, result).filter(({ path }) => !told.has(path));
  return [...broken, ...missing].map((one) => ({
    ...one,
    path: one.path === '' || one.path.startsWith('[') ? `result${one.path}` : `result.${one.path}`,
  }));
}

/** Checks one response against the contract: HTTP, envelope, the result's schema, the message of a refusal. */
export function judge(call: WireCall, answer: Answer): Verdict {
  const isBareAllowed = call.isBareAllowed ?? false;
  const http = httpDifferences(answer, isBareAllowed);
  if (answer.status >= 300 && answer.status < 400) return unreadable(http.slice(0, 1));
  const parsed = jsonOf(answer.text);
  const body = parsed ? parsed.value : answer.text.trim();
  const hasEnvelope = isObject(body) && 'errorCode' in body;
  if (!hasEnvelope && isBareAllowed && answer.status === 200) {
    return {
      differences: [...http, ...resultDifferences(call, body)],
      isUnreadable: false,
      errorCode: 0,
      errorMessage: '',
      result: body,
    };
  }
  if (!parsed) return unreadable([...http, whole('JSON', shown(answer.text))]);
  if (!hasEnvelope) {
    return unreadable([...http, whole('an envelope { statusCode, errorCode, errorMessage, result }', shown(body))]);
  }
  const envelope = envelopeDifferences(body, answer.status);
  const errorCode = Number(body.errorCode);
  const errorMessage = typeof body.errorMessage === 'string' ? body.errorMessage : '';
  const { result } = body;
  const isSuccess = errorCode === 0;
  const words: Difference[] =
    isSuccess || typeof body.errorMessage !== 'string' || /\p{Script=Cyrillic}/u.test(errorMessage)
      ? []
      : [{ path: 'errorMessage', wanted: 'a Russian sentence for the visitor', came: shown(errorMessage) }];
  const inside = isSuccess && 'result' in body ? resultDifferences(call, result) : [];
  return {
    differences: [...http, ...envelope, ...words, ...inside],
    isUnreadable: false,
    errorCode,
    errorMessage,
    result,
  };
}
