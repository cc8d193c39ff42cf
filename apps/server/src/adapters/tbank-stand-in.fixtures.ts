import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stand-in received. */
export interface BankRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The T-Bank form's API as its public documentation describes it, on this machine. */
export interface TbankStandIn {
  readonly url: string;
  readonly requests: BankRequest[];
  /** State of an application by the order's number, as `info` returns it. */
  readonly states: Map<string, { status: string; order_amount?: number }>;
  /** Statuses for the next calls instead of a response; `hang` never responds. */
  readonly faults: (number | 'hang')[];
  close(): Promise<void>;
}

/** Starts it on a free port. `login` and `password` are the expected Basic credentials. */
export async function startTbankStandIn(login: string, password: string): Promise<TbankStandIn> {
  const requests: BankRequest[] = [];
  const states: TbankStandIn['states'] = new Map();
  const faults: TbankStandIn['faults'] = [];
  const wanted = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const path = (request.url ?? '').replace('/api/partners/v2/orders/', '');
      const { authorization = '' } = request.headers;
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      requests.push({ method: request.method ?? '', path, authorization, body });
      const fault = faults.shift();
      if (fault === 'hang') return;
      const { status, said } = fault
        ? { status: fault, said: { errors: ['fault'] } }
        : answer(path, body, authorization);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });

  const answer = (path: string, body: Readonly<Record<string, unknown>>, authorization: string) => {
    if (path === 'create' || path === 'create-demo') {
      const { shopId, showcaseId, sum, items } = body;
      if (!shopId || !showcaseId || !sum || !Array.isArray(items)) return { status: 400, said: { errors: ['format'] } };
      const number = String(body.orderNumber);
      // One application per order: a repeated call returns the same link.
      if (!states.has(number)) states.set(number, { status: 'new', order_amount: Number(sum) });
      const id = `${path === 'create-demo' ? 'demo-' : ''}id-of-${number}`;
      return { status: 200, said: { id, link: `https://forma.example/online/${id}` } };
    }
    if (authorization !== wanted) return { status: 401, said: { errors: ['auth'] } };
    const [number = '', call] = path.split('/');
    const state = states.get(number);
    if (!state) return { status: 422, said: { errors: ['unknown order'] } };
    if (call === 'info') return { status: 200, said: { id: number, created_at: '2026-11-21T10:00:00Z', ...state } };
    if (call === 'commit' && state.status !== 'signed') return { status: 422, said: { errors: ['state'] } };
    if (call === 'cancel') state.status = 'canceled';
    return { status: 200, said: { id: number, ...state } };
  };

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    states,
    faults,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
