import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startHttp } from '../testing/stand-ins/http-server.js';
import type { HttpStandIn } from '../testing/stand-ins/http-server.js';
import { callService } from './http-call.js';
import { ServiceFailure } from './service-failure.js';
import { createTbankCredit } from './tbank-credit.js';
import { createYookassaPayment } from './yookassa/yookassa-payment.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Milliseconds of one call, and how late its end may be noticed: a busy machine collects garbage for seconds. */
const limit = 400;
const slack = 12_000;

describe('a service whose response trickles in', () => {
  let service: HttpStandIn;
  let collecting: NodeJS.Timeout;
  beforeEach(async () => {
    service = await startHttp(() => 'drip');
    // Collects what nothing references at once, as would happen sooner or later in a busy shop.
    collecting = setInterval(collectGarbage, 100);
  });
  afterEach(async () => {
    clearInterval(collecting);
    await service.close();
  });

  const expectInTime = async (work: () => Promise<unknown>, calls = 1): Promise<void> => {
    const began = Date.now();
    const late = new Promise((resolve) => setTimeout(() => resolve('it still waits'), calls * limit + slack).unref());
    const told = await Promise.race([
      work().then(
        () => 'an answer',
        (error: unknown) => error,
      ),
      late,
    ]);
    expect(told).toBeInstanceOf(ServiceFailure);
    expect(Date.now() - began).toBeGreaterThanOrEqual(limit - 50);
  };

  it('is abandoned after the timeout of the call, whatever was garbage-collected meanwhile', async () => {
    await expectInTime(() => callService({ service: 'Bank', url: service.url, method: 'GET', timeout: limit }));
  });

  it('gets its connection closed too', async () => {
    const isGone = new Promise<void>((resolve) =>
      service.server.once('connection', (socket) => socket.once('close', () => resolve())),
    );
    await expectInTime(() => callService({ service: 'Bank', url: service.url, method: 'GET', timeout: limit }));
    await isGone;
  });

  it('T-Bank: holds a notice no longer', async () => {
    const bank = createTbankCredit({
      url: service.url,
      shopId: 's',
      showcaseId: 'w',
      password: 'p',
      promoCode: 'default',
      demoFlow: '',
      webhookUrl: '',
      returnUrl: '',
      timeoutMs: limit,
    });
    await expectInTime(() => bank.readNotice({ body: { id: '100001' } }));
  });

  it('YooKassa: holds a notice no longer than its attempts together', async () => {
    const cards = createYookassaPayment(
      { url: service.url, shopId: '1', secretKey: 'test_x', receipt: null, isSenderChecked: false, isSbpOn: false },
      'https://shop.example',
      { timeout: limit, tries: 2, pause: 1 },
    );
    const body = {
      type: 'notification',
      event: 'payment.succeeded',
      object: { id: '22e12f66-000f-5000-8000-18db351245c7' },
    };
    await expectInTime(() => cards.readNotice({ body, headers: {}, ip: '127.0.0.1' }), 2);
  });
});
