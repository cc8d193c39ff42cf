import { ServiceFailure } from './service-failure.js';

/** A call of an outside service's HTTP API. */
export interface HttpCall {
  /** Names the service in failures. */
  readonly service: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Milliseconds for the whole of it, the answer's body included. */
  readonly timeout: number;
}

/** What came back, whatever its status. */
export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** Bytes of an answer that are read; the services answer with a few hundred. */
const answerLimit = 256 * 1024;

/**
 * Calls a service. Redirects are not followed: credentials go nowhere but where the settings say.
 * @throws ServiceFailure when nothing whole came back. Its message names neither address nor body: they carry keys and texts.
 */
export async function callService(call: HttpCall): Promise<HttpAnswer> {
  const { service, url, timeout, method, headers, body } = call;
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(url, {
      method, signal, redirect: 'error', ...(headers ? { headers } : {}), ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await textOf(answer) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const why = name === 'TimeoutError' ? `no answer in ${timeout} ms` : (cause?.code ?? 'the connection failed');
    throw new ServiceFailure(`${service}: ${why}`, { isPermanent: false });
  }
}

async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of answer.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > answerLimit) throw new Error('the answer is too long');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/** The answer as an object; null when it is none. */
export function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
