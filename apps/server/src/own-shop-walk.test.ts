import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { signWebhook, signatureHeader } from './adapters/webhook-signature.js';
import { loadContent } from './content-files/load-content.js';
import { readFolder } from './content-files/read-folder.js';
import { ordersFile } from './exchange/commerceml.fixtures.js';
import { ExchangeClient } from './exchange/exchange-client.fixtures.js';
import { importYml } from './import/import-yml.js';
import { readSettings } from './settings.js';
import { startServer } from './start-server.js';
import type { RunningServer } from './start-server.js';
import { describeOnPostgres } from './testing/databases.js';
import type { TestDatabase } from './testing/databases.js';
import { bicycleBrand, brandFiles, writeFolder } from './testing/own-shop.js';
import { orderForm } from './testing/ordering.js';
import { goodPassword, newPhone } from './testing/sms.js';
import { startHttp } from './testing/stand-ins/http-server.js';
import type { HttpStandIn } from './testing/stand-ins/http-server.js';
import { startSmsc } from './testing/stand-ins/smsc-server.js';
import type { SmscStandIn } from './testing/stand-ins/smsc-server.js';
import { startSmtp } from './testing/stand-ins/smtp-server.js';
import type { ReceivedLetter, SmtpStandIn } from './testing/stand-ins/smtp-server.js';
import { Visitor } from './testing/visitor.js';

jest.setTimeout(60_000);

const staff = 'orders@velobaza.example';
const webhookSecret = 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81';

async function* feed(): AsyncGenerator<Buffer> {
  yield Buffer.from('Код;Название;Цена;Остаток\nV-1;Велосипед «Казанка»;31990;5\nV-2;Насос;990;9\n');
}

/** What a `Visitor` needs of an app, over true HTTP. */
const overHttp = (address: string) =>
  ({
    async inject({ method, url, headers, payload, cookies }: InjectOptions) {
      const response = await fetch(`${address}${String(url)}`, {
        method: method ?? 'GET',
        headers: {
          ...(headers as Record<string, string>),
          cookie: Object.entries(cookies ?? {})
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        },
        ...(payload !== undefined && { body: payload as string }),
      });
      const body = await response.text();
      const given = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line)!);
      return {
        statusCode: response.status,
        body,
        cookies: given.map(([, name, value]) => ({ name, value })),
        json: () => JSON.parse(body) as unknown,
      };
    },
  }) as unknown as FastifyInstance;

/** The text of a letter as its reader sees it. */
function textOf({ source }: ReceivedLetter): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return /^content-transfer-encoding: quoted-printable/im.test(head) ? Buffer.from(bytes, 'latin1').toString() : text;
}

describeOnPostgres('a shop of one’s own, from its order to its counter', (open) => {
  let folder: string;
  let database: TestDatabase;
  let server: RunningServer;
  let mail: SmtpStandIn;
  let sms: SmscStandIn;
  let receiver: HttpStandIn;
  let buyer: Visitor;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-walk-'));
    const storefront = join(folder, 'storefront');
    await mkdir(join(storefront, 'server'), { recursive: true });
    await mkdir(join(storefront, 'client'), { recursive: true });
    await writeFile(
      join(storefront, 'server', 'server.js'),
      'exports.renderPage = (page) => ({ html: JSON.stringify(page), status: page.status });',
    );
    await writeFile(join(folder, 'package.json'), '{}');
    database = await open('empty');
    [mail, sms, receiver] = await Promise.all([startSmtp(), startSmsc(), startHttp(() => ({ status: 200, body: '' }))]);
    await loadContent(
      database.db,
      await readFolder(await writeFolder(join(folder, 'content'), brandFiles(bicycleBrand))),
    );
    await importYml(database.db, feed(), { source: 'goods.csv' });
    const env = {
      DEMO: 'off',
      SECRET: 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8',
      PUBLIC_URL: 'https://velobaza.example',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      STOREFRONT_DIST: storefront,
      STAFF_EMAIL: staff,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}?tls=off`,
      MAIL_FROM: 'Велобаза <shop@velobaza.example>',
      SMS_URL: `${sms.url}/sys/send.php`,
      SMS_KEY: 'secret-key',
      WITHOUT: 'cards',
      ORDER_WEBHOOK_URL: `${receiver.url}/orders`,
      ORDER_WEBHOOK_SECRET: webhookSecret,
      EXCHANGE_USER: 'shop-1c',
      EXCHANGE_PASSWORD: 'correct-horse-battery',
    };
    server = await startServer(readSettings(env), env, () => undefined);
    buyer = new Visitor(overHttp(server.address));
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([mail.close(), sms.close(), receiver.close()]);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const until = async <Found>(find: () => Found | undefined): Promise<Found> => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('it did not come to pass');
  };
  const letterTo = (mailbox: string, said: string) =>
    until(() => mail.letters.find((one) => one.to.some((to) => to.includes(mailbox)) && textOf(one).includes(said)));

  it('sells, notifies its staff, gets states from 1C, and the buyer sees them', async () => {
    const phone = newPhone();
    const told = async (url: string, body: object) => {
      const { errorMessage, result } = await buyer.post(url, body);
      expect([url, errorMessage]).toEqual([url, '']);
      return result;
    };

    // A buyer comes, and gives the code that came by SMS.
    await told('/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
    const { text } = await until(() => sms.taken.find(({ phones }) => phones === `+7${phone}`));
    await told('/api/auth/checkCode/', { phone, code: /\d{4}/.exec(text)?.[0] });
    await told('/api/auth/registration/', {
      phone,
      name: 'Анна',
      email: 'anna@example.ru',
      password: goodPassword,
      passwordConfirm: goodPassword,
    });
    const [city, shop, bicycle] = await Promise.all([
      database.db.selectFrom('cities').select(['id', 'title']).executeTakeFirstOrThrow(),
      database.db.selectFrom('shops').select('id').executeTakeFirstOrThrow(),
      database.db
        .selectFrom('products')
        .select('id')
        .where('title', '=', 'Велосипед «Казанка»')
        .executeTakeFirstOrThrow(),
    ]);
    await told('/api/basket/addItemToBasket/', { id: bicycle.id });
    const { orderNum } = await told('/api/basket/order/', {
      ...orderForm,
      phone,
      city: { id: city.id, value: city.title },
      address: shop.id,
    });

    // The staff get a letter about it, and their program a webhook that is signed with the secret.
    const letter = textOf(await letterTo(staff, 'Велосипед «Казанка»'));
    expect(letter).toContain('ул. Велобаза, 1');
    const hook = await until(() => receiver.seen.find(({ body }) => body.includes('order.placed')));
    expect(JSON.parse(hook.body)).toMatchObject({ type: 'order.placed', order: { number: orderNum } });
    const signature = String(hook.headers[signatureHeader.toLowerCase()]);
    expect(signature).toBe(signWebhook(webhookSecret, hook.body, Number(/t=(\d+)/.exec(signature)?.[1])));

    // 1C fetches the order, and reports what becomes of it.
    const states = async () => {
      const { items } = await told('/api/user/getOrders/', {});
      return items.map(({ number, status }: { number: string; status: unknown }) => [number, status]);
    };
    const before = await states();
    const accounting = new ExchangeClient(server.address);
    expect((await accounting.begin('sale'))[0]).toBe('success');
    const documents = (await accounting.ask('sale', 'query')).join('\n');
    expect(documents).toContain(`<Номер>${orderNum}</Номер>`);
    expect(documents).toContain('Велосипед «Казанка»');
    expect(documents).toContain('31990');
    expect(await accounting.ask('sale', 'success')).toEqual(['success']);
    const said = ordersFile([{ number: orderNum, said: { 'Статус заказа': 'Готов к выдаче' } }]);
    expect(await accounting.send('sale', 'orders.xml', Buffer.from(said))).toEqual(['success']);

    // The buyer sees it in the account, and reads of it.
    expect(await states()).not.toEqual(before);
    expect(await states()).toEqual([[orderNum, expect.objectContaining({ text: 'Готов к выдаче' })]]);
    await letterTo('anna@example.ru', `Заказ № ${orderNum} собран и ждёт вас.`);
  });
});
