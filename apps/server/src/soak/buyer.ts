import { orderForm } from '../testing/ordering.js';

/** A response of the API over the network; `errorCode` −1 when the connection broke before a response came. */
export interface NetAnswer {
  readonly httpStatus: number;
  readonly errorCode: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly result: any;
}

/** A buyer with a session, who may send every request to another server process. */
export class Buyer {
  private cookie = '';

  /** `onStatus` gets the HTTP status of every response, including 503s with Retry-After. */
  constructor(private readonly onStatus: (status: number) => void = () => undefined) {}

  /** Sends a POST; a broken connection is a response too. A call that an overloaded server rejects is retried, as the server requests. */
  async post(server: string, url: string, body: unknown, headers: Record<string, string> = {}): Promise<NetAnswer> {
    for (;;) {
      const answer = await this.postOnce(server, url, body, headers);
      if (answer.httpStatus !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
    }
  }

  private async postOnce(
    server: string,
    url: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<NetAnswer> {
    try {
      const reply = await fetch(server + url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
        body: JSON.stringify(body),
      });
      const fresh = reply.headers.get('set-cookie');
      this.onStatus(reply.status);
      if (fresh) this.cookie = fresh.split(';')[0] ?? '';
      const { errorCode, result } = (await reply.json()) as NetAnswer;
      return { httpStatus: reply.status, errorCode, result };
    } catch (error) {
      // Two thousand connect at once: a buyer who was not let in has sent nothing yet, and connects again.
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code === 'UND_ERR_CONNECT_TIMEOUT') return this.postOnce(server, url, body, headers);
      this.onStatus(0);
      return { httpStatus: 0, errorCode: -1, result: null };
    }
  }

  /** Puts one piece into the basket. */
  add(server: string, goods: { id: number; retailId?: number }): Promise<NetAnswer> {
    return this.post(server, '/api/basket/addItemToBasket/', goods);
  }

  /** Orders what the basket has. */
  order(server: string, headers: Record<string, string> = {}): Promise<NetAnswer> {
    return this.post(server, '/api/basket/order/', orderForm, headers);
  }
}
