import type { FastifyInstance, InjectOptions } from 'fastify';

/** A response of the API, parsed. */
export interface Answer {
  readonly httpStatus: number;
  readonly statusCode: number;
  readonly errorCode: number;
  readonly errorMessage: string;
  // Tests look into responses of every kind; their types are the contract's business.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly result: any;
}

/** A browser: keeps its cookies, as a visitor's does. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  /** Sends any request and remembers the cookies of the response. */
  async request(options: InjectOptions) {
    const reply = await this.app.inject({ ...options, cookies: Object.fromEntries(this.cookies) });
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  /** `GET /api/…` */
  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.answer({ method: 'GET', url, headers });
  }

  /** `POST /api/…` with a JSON body. */
  post(url: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.answer({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  }

  private async answer(options: InjectOptions): Promise<Answer> {
    const reply = await this.request(options);
    return { httpStatus: reply.statusCode, ...reply.json<Omit<Answer, 'httpStatus'>>() };
  }
}
