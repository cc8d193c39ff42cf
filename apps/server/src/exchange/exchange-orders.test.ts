import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { describeOnDatabases } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy, orderForm } from '../testing/ordering.js';
import { stockOf } from '../testing/stock.js';
import { openTestShop, type TestShop } from '../testing/test-shop.js';
import { boots, bothBoots, goodsFile, ids, offersFile, ordersFile } from './commerceml.fixtures.js';
import { ExchangeClient } from './exchange-client.fixtures.js';
import { readXmlRecords, textOf, type XmlRecord } from './xml-records.js';

jest.setTimeout(60_000);

const exchange = {
  user: 'shop-1c',
  password: 'correct-horse-battery',
  price: 'розничная',
  oldPrice: '',
  warehouses: new Map([[ids.north, 2]]),
};

describeOnDatabases('orders and 1C', (open) => {
  let shop: TestShop;
  let client: ExchangeClient;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'tropa-exchange-'));
    shop = await openTestShop(open, { settings: { exchange, dataDir } });
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    client = new ExchangeClient(`http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`);
  });
  beforeEach(async () => {
    await sql`update stock set amount = 7 where variant_id = ${goods.mug.variant}`.execute(shop.db);
    await sql`update exchange_orders set sent = version, given = version`.execute(shop.db);
    await shop.db.deleteFrom('rate_limits').execute();
    await client.begin('sale');
  });
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const order = async (line: { id: number; retailId?: number } = { id: goods.mug.id }, values: object = {}) => {
    const { result } = await buy(shop.visitor(), [line], values);
    return (result as { orderNum: string }).orderNum;
  };
  const stateOf = async (number: string) =>
    (await shop.db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow()).status;
  /** Documents of `query` by the numbers of their orders. */
  const query = async () => {
    const xml = (await client.ask('sale', 'query')).join('\n');
    const documents = new Map<string, XmlRecord>();
    const reader = readXmlRecords({
      root: 'КоммерческаяИнформация',
      records: new Set(['Документ']),
      onOpen: () => undefined,
      onText: () => undefined,
      onRecord: (record) => documents.set(textOf(record, 'Номер'), record),
    });
    reader.write(xml);
    reader.finish();
    return documents;
  };
  /** An element as lines «path = text». */
  const lines = (record: XmlRecord, path = ''): string[] =>
    record.children.length === 0
      ? [`${path} = ${record.text}`]
      : record.children.flatMap((one) => lines(one, `${path}/${one.name}`));
  const tell = (number: string, said: Record<string, string>, encoding = 'UTF-8') =>
    client.send('sale', `orders-${number}.xml`, iconv.encode(ordersFile([{ number, said }], encoding), encoding));

  it('sends each change until it is confirmed, and never again after that', async () => {
    const first = await order();
    expect([...(await query()).keys()]).toEqual([first]);
    expect([...(await query()).keys()]).toEqual([first]);
    // Placed between the query and its confirmation: it was not sent, so it is not confirmed.
    const second = await order();
    await client.ask('sale', 'success');
    expect([...(await query()).keys()]).toEqual([second]);
    await client.ask('sale', 'success');
    expect([...(await query()).keys()]).toEqual([]);
    await tell(first, { 'Статус заказа': 'К отгрузке' });
    expect([...(await query()).keys()]).toEqual([first]);
    // Changed between the two: what was confirmed is the order as it was.
    await tell(first, { 'Статус заказа': 'Закрыт' });
    await client.ask('sale', 'success');
    expect([...(await query()).keys()]).toEqual([first]);
  });

  it.each<[string, Record<string, string>, string, string[]]>([
    ['its own word for a status', { 'Статус заказа': 'К обеспечению' }, 'assembling', ['order.assemble']],
    ['the name of the shop', { 'Статус заказа': 'Готов к выдаче' }, 'ready', ['order.assemble', 'order.makeReady']],
    ['the last state', { 'Статус заказа': 'Закрыт' }, 'done', ['order.assemble', 'order.makeReady', 'order.finish']],
    [
      'a shipment',
      { 'Статус заказа': 'Принят', 'Дата отгрузки по 1С': '2026-11-20' },
      'ready',
      ['order.assemble', 'order.makeReady'],
    ],
    ['that it is posted', { Проведен: 'true' }, 'assembling', ['order.assemble']],
    ['that it is cancelled', { Отменен: 'true', Проведен: 'true' }, 'cancelled', ['order.decline']],
    ['that it is marked for deletion', { ПометкаУдаления: 'true' }, 'cancelled', ['order.decline']],
    ['that it is not cancelled', { Отменен: 'false', ПометкаУдаления: 'false' }, 'accepted', []],
    ['a payment alone', { 'Номер оплаты': '17', 'Дата оплаты по 1С': '2026-11-20' }, 'accepted', []],
    ['a status that nobody knows', { 'Статус заказа': 'На луне' }, 'accepted', []],
  ])('accepts %s, with the steps, the audit and the stock of a staff decision', async (_name, said, state, steps) => {
    const number = await order();
    expect(await tell(number, said)).toEqual(['success']);
    expect(await stateOf(number)).toBe(state);
    const audit = () =>
      shop.db
        .selectFrom('staff_audit')
        .select(['key_id', 'key_name', 'action'])
        .where('subject', '=', `order:${number}`)
        .orderBy('id')
        .execute();
    const written = steps.map((action) => ({ key_id: null, key_name: '1С', action }));
    expect(await audit()).toEqual(written);
    expect(await stockOf(shop.db, goods.mug.variant)).toBe(state === 'cancelled' ? 7 : 6);
    // Sent again, it changes nothing.
    expect(await tell(number, said)).toEqual(['success']);
    expect(await audit()).toEqual(written);
  });

  it('never moves an order back, nor past what the machine allows', async () => {
    const number = await order();
    await tell(number, { 'Статус заказа': 'Закрыт' });
    for (const status of ['К обеспечению', 'Отменен']) await tell(number, { 'Статус заказа': status });
    expect(await stateOf(number)).toBe('done');
    const unpaid = await order({ id: goods.mug.id }, { ...orderForm, payment: 'card' });
    await tell(unpaid, { 'Статус заказа': 'В работе' });
    expect(await stateOf(unpaid)).toBe('awaiting-payment');
  });

  it('reads windows-1251, several parts, and archives with an import', async () => {
    const [first, second] = [await order(), await order()];
    expect(await tell(first, { 'Статус заказа': 'В работе' }, 'windows-1251')).toEqual(['success']);
    const file = ordersFile([{ number: second, said: { 'Статус заказа': 'В работе' } }]);
    await client.send('sale', 'orders.xml', Buffer.from(file), 300);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['assembling', 'assembling']);
    const more = ordersFile([{ number: second, said: { 'Статус заказа': 'Готов к выдаче' } }]);
    await client.send('sale', 'orders.zip', zipSync({ 'orders.xml': Buffer.from(more) }));
    expect(await client.ask('sale', 'import', 'orders.xml')).toEqual(['success']);
    expect(await stateOf(second)).toBe('ready');
  });

  it('a broken file changes nothing; the next one in the same exchange is read', async () => {
    const number = await order();
    const whole = ordersFile([{ number, said: { 'Статус заказа': 'В работе' } }]);
    const [word, why] = await client.send('sale', 'orders.xml', Buffer.from(whole.replace('<Роль>', '<Роль')));
    expect([word, why]).toEqual(['failure', expect.stringMatching(/^Файл повреждён/)]);
    expect(await stateOf(number)).toBe('accepted');
    expect(await client.send('sale', 'orders.xml', Buffer.from(whole))).toEqual(['success']);
    expect(await stateOf(number)).toBe('assembling');
  });

  // The last one: 1C's goods replace those of the others.
  it('sends an order with its buyer, goods, requisites and status, by the ids that 1C knows goods by', async () => {
    await client.exchange({ 'import.xml': goodsFile([boots]), 'offers.xml': offersFile(bothBoots) });
    const variant = await shop.db
      .selectFrom('variants')
      .select(['id', 'product_id'])
      .where('name', '=', '41')
      .executeTakeFirstOrThrow();
    shop.clock.now = new Date('2026-11-20T21:30:00Z');
    await client.begin('sale');
    const number = await order(
      { id: variant.product_id, retailId: variant.id },
      { name: 'Анна <Иванова>', delivery: 'courier', address: 'ул. Ленина, 1', comment: 'Позвонить & уточнить' },
    );
    await shop.db.updateTable('orders').set({ created_at: shop.clock.now }).where('number', '=', number).execute();
    const document = (await query()).get(number)!;
    expect(lines(document)).toEqual(
      expect.arrayContaining([
        `/Ид = ${number}`,
        '/Дата = 2026-11-21',
        '/Время = 02:30:00',
        '/ХозОперация = Заказ товара',
        '/Роль = Продавец',
        '/Сумма = 8990.00',
        '/Контрагенты/Контрагент/Ид = 79123456789',
        '/Контрагенты/Контрагент/Наименование = Анна <Иванова>',
        '/Контрагенты/Контрагент/Роль = Покупатель',
        '/Контрагенты/Контрагент/АдресРегистрации/Представление = Тюмень, ул. Ленина, 1',
        '/Контрагенты/Контрагент/Контакты/Контакт/Значение = +79123456789',
        '/Контрагенты/Контрагент/Контакты/Контакт/Значение = anna@example.ru',
        '/Комментарий = Позвонить & уточнить',
        `/Товары/Товар/Ид = ${ids.boots41}`,
        '/Товары/Товар/Наименование = Ботинки Кедр',
        '/Товары/Товар/ЦенаЗаЕдиницу = 8990.00',
        '/Товары/Товар/Количество = 1',
        '/Товары/Товар/ХарактеристикиТовара/ХарактеристикаТовара/Значение = 41',
      ]),
    );
    const requisites = document.children.find(({ name }) => name === 'ЗначенияРеквизитов')!.children;
    expect(Object.fromEntries(requisites.map((one) => [textOf(one, 'Наименование'), textOf(one, 'Значение')]))).toEqual(
      {
        'Статус заказа': 'Принят',
        'Статуса заказа ИД': 'accepted',
        'Метод оплаты': 'При получении',
        'Заказ оплачен': 'false',
        'Способ доставки': 'Курьер',
        'Адрес доставки': 'Тюмень, ул. Ленина, 1',
        Отменен: 'false',
        'Финальный статус': 'false',
      },
    );
  });
});
