import { DeadlinePassed, withDeadline } from './deadline.js';
import { ServiceFailure } from './service-failure.js';

/** A call of an outside service's HTTP API. */
export interface HttpCall {
  /** Names the service in failures. */
  readonly service: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Milliseconds for the whole call, the response body included. */
  readonly timeout: number;
}

/** What came back, whatever its status. */
export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** Bytes of a response that are read; the services send a few hundred. */
const answerLimit = 256 * 1024;

/**
 * Calls a service. Redirects are not followed: credentials are sent only where the settings say.
 * @throws ServiceFailure without a complete response. Its message names neither address nor body: they carry keys and
 * texts.
 */
export async function callService(call: HttpCall): Promise<HttpAnswer> {
  const { service, url, timeout, method, headers, body } = call;
  try {
    return await withDeadline(timeout, async (signal) => {
      const answer = await fetch(url, {
        method,
        signal,
        redirect: 'error',
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body }),
      });
      return { status: answer.status, text: await textOf(answer, signal) };
    });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    const why = error instanceof DeadlinePassed ? message : (cause?.code ?? 'the connection failed');
    throw new ServiceFailure(`${service}: ${why}`, { isPermanent: false });
  }
}

async function textOf({ body }: Response, signal: AbortSignal): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  // Aborted here, not by what `fetch` does with the signal: that is garbage-collected together with its request.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > answerLimit) {
      await reader.cancel();
      throw new Error('the answer is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The response as an object; null when it is not one. */
export function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
