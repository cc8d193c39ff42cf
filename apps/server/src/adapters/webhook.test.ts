import { startHttp } from '../testing/stand-ins/http-server.js';
import type { HttpStandIn, StandInAnswer } from '../testing/stand-ins/http-server.js';
import { ServiceFailure } from './service-failure.js';
import { createWebhook } from './webhook.js';
import { signWebhook } from './webhook-signature.js';

const secret = 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81';

describe('the webhook', () => {
  let receiver: HttpStandIn;
  let answer: StandInAnswer = { status: 200, body: '' };
  beforeAll(async () => {
    receiver = await startHttp(() => answer);
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    answer = { status: 200, body: '' };
  });

  const webhook = (timeout = 5_000) =>
    createWebhook({ url: `${receiver.url}/hook?token=hidden-token`, secret }, timeout, () => 1_700_000_000_999);

  it('posts the body as it is, with its id and its signature', async () => {
    await webhook().send('event-1', '{"имя":"Анна"}');
    const { method, path, headers, body } = receiver.seen.at(-1)!;
    expect([method, path, body]).toEqual(['POST', '/hook?token=hidden-token', '{"имя":"Анна"}']);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-tropa-event': 'event-1',
      'x-tropa-signature': signWebhook(secret, body, 1_700_000_000),
    });
  });

  // Computed with openssl: printf '%s' '1700000000.{"a":1}' | openssl dgst -sha256 -hmac "$secret"
  it('signs moment and body with HMAC-SHA256', () => {
    expect(signWebhook(secret, '{"a":1}', 1_700_000_000)).toBe(
      't=1700000000,v1=61654b6795927801d261eb62d263cc90cf6692915084bfcb88f0a4e73ae86465',
    );
  });

  it.each([200, 201, 202, 204])('treats %s as accepted', async (status) => {
    answer = { status, body: '' };
    await expect(webhook().send('e', '{}')).resolves.toBeUndefined();
  });

  it.each<[string, StandInAnswer]>([
    ['HTTP 500', { status: 500, body: 'secret text of the receiver' }],
    ['HTTP 404', { status: 404, body: '' }],
    ['HTTP 304', { status: 304, body: '' }],
    ['no response within 200 ms', 'silence'],
    ['no response within 200 ms', 'drip'],
    ['', 'drop'],
  ])('fails with «%s», names neither address nor response, and may be retried', async (why, forced) => {
    answer = forced;
    const error: unknown = await webhook(200)
      .send('e', '{}')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceFailure);
    expect(error).toMatchObject({ isPermanent: false, message: expect.stringMatching(`^webhook: ${why}`) });
    expect(JSON.stringify([(error as Error).message, (error as Error).cause])).not.toMatch(/hidden-token|secret text/);
  });

  it('does not follow a redirect: the signed body stays where the settings say', async () => {
    const other = await startHttp(() => ({ status: 200, body: '' }));
    const redirecting = await startHttp(() => ({ status: 200, body: '' }));
    redirecting.server.removeAllListeners('request');
    redirecting.server.on('request', (_request, reply) => reply.writeHead(307, { location: other.url }).end());
    const moved = createWebhook({ url: redirecting.url, secret }, 1_000);
    await expect(moved.send('e', '{}')).rejects.toBeInstanceOf(ServiceFailure);
    expect(other.seen).toEqual([]);
    await Promise.all([other.close(), redirecting.close()]);
  });
});
