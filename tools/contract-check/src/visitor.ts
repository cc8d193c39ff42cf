import { callRequest } from '@tropa/api-client/contract';
import type { WireCall } from '@tropa/api-client/wire';
import type { Options } from './options.js';

/** The response to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Why there is no response: `no response within 10 s`. */
export interface Silence {
  readonly failure: string;
}

/** No response in the contract is longer. */
const maxBytes = 5_000_000;

/** A network error in a few words. */
function failureOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no response within ${timeout / 1000} s`;
  const codes: Record<string, string> = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'no such host',
    EAI_AGAIN: 'no such host',
    ECONNRESET: 'the connection was closed',
    UND_ERR_SOCKET: 'the connection was closed',
  };
  return codes[cause?.code ?? ''] ?? cause?.message ?? message;
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > maxBytes) break;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A visitor with cookies of their own, created for the run. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` lines, as received. */
  readonly cookieLines: string[] = [];

  constructor(private readonly options: Options) {}

  /** Sends a call as the storefront does. */
  send(call: WireCall, data: Readonly<Record<string, unknown>> = {}, headers: Readonly<Record<string, string>> = {}) {
    const request = callRequest(call, data);
    return this.request(this.addressOf(call) + request.query, {
      method: request.method,
      headers: { ...request.headers, ...headers },
      ...(request.body !== undefined && { body: request.body }),
    });
  }

  /** The URL of a call on this backend. */
  addressOf({ name, path }: WireCall): string {
    const { base, catalog } = this.options;
    if (name === 'getListing' && catalog !== '') return new URL(catalog, base).href;
    return base + path.replace(/^\/api\//, '');
  }

  /**
   * Sends any request, and stores the cookies that are set. Redirects are not followed: they are returned as responses.
   */
  async request(
    address: string,
    init: { method: string; headers: Record<string, string>; body?: string | FormData },
  ): Promise<Answer | Silence> {
    const { timeout, headers } = this.options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    try {
      const response = await fetch(address, {
        ...init,
        headers: { ...headers, ...init.headers, ...(cookie !== '' && { Cookie: cookie }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      this.remember(response.headers.getSetCookie());
      return { status: response.status, headers: response.headers, text: await bodyOf(response) };
    } catch (error) {
      return { failure: failureOf(error, timeout) };
    }
  }

  private remember(lines: readonly string[]): void {
    this.cookieLines.push(...lines);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      const isGone = value === '' || /;\s*max-age=(0|-\d+)/i.test(line);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
