import { SaxesParser } from 'saxes';
import { StartError } from '../../db/start-error.js';
import { readSettings } from '../../settings.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { buy } from '../../testing/ordering.js';
import { openStaff } from '../../testing/staff.js';
import { openTestShop, type TestShop } from '../../testing/test-shop.js';

interface Offer {
  readonly attributes: Record<string, string>;
  readonly fields: [name: string, text: string, attributes: Record<string, string>][];
}

/** Offers and categories of the file, read strictly. */
function read(xml: string): { offers: Offer[]; categories: Record<string, string>[]; date: string } {
  const parser = new SaxesParser();
  const offers: Offer[] = [];
  const categories: Record<string, string>[] = [];
  const path: { name: string; attributes: Record<string, string> }[] = [];
  let text = '';
  let date = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    path.push({ name, attributes });
    if (name === 'offer') offers.push({ attributes, fields: [] });
    if (name === 'category') categories.push(attributes);
    if (name === 'yml_catalog') date = attributes.date ?? '';
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', () => {
    const { name, attributes } = path.pop()!;
    if (path.at(-1)?.name === 'offer') offers.at(-1)?.fields.push([name, text, attributes]);
    text = '';
  });
  parser.write(xml).close();
  return { offers, categories, date };
}

describeOnOneDatabase('the file of goods for RetailCRM', (open) => {
  let shop: TestShop;
  const ask = (authorization?: string) =>
    shop.app.inject({
      url: '/icml.xml',
      headers: { host: 'shop.example', ...(authorization === undefined ? {} : { authorization }) },
    });
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
  afterEach(() => shop.close());

  it('has what the format requires: an offer for each variant, with its product, section, price and stock', async () => {
    shop = await openTestShop(open, { settings: { icml: 'public', publicUrl: 'https://shop.example' } });
    const reply = await ask();
    expect(reply.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const { offers, categories, date } = read(reply.body);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(offers.map(({ attributes: { id, productId, quantity } }) => [id, productId, quantity])).toEqual([
      ['11', '1', '3'],
      ['12', '1', '2'],
      ['21', '2', '7'],
      ['31', '3', '0'],
    ]);
    const sections = new Set(categories.map(({ id }) => id));
    for (const { fields } of offers) {
      const one = Object.fromEntries(fields.map(([name, text]) => [name, text]));
      expect(sections).toContain(one.categoryId);
      expect(one.price).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(one.url).toMatch(/^https:\/\/shop\.example\/product\/[\w-]+\/\?offer=\d+$/);
      for (const name of ['name', 'productName']) expect(one[name]).not.toBe('');
    }
    expect(offers[0]?.fields).toEqual(
      expect.arrayContaining([
        ['productName', 'Ботинки «Югра»', {}],
        ['param', '40', { name: 'Размер', code: 'size' }],
        ['unit', '', { code: 'pcs', name: 'Штука', sym: 'шт.' }],
      ]),
    );
    for (const [name, , { code }] of offers.flatMap(({ fields }) => fields))
      if (name === 'param') expect(code).toMatch(/^[\w-]+$/);
  });

  it('names goods as orders do, and their stock is never older than five minutes', async () => {
    shop = await openTestShop(open, { settings: { icml: 'public' } });
    const quantityOf = async (id: number) =>
      read((await ask()).body).offers.find(({ attributes }) => attributes.id === String(id))?.attributes.quantity;
    expect(await quantityOf(goods.mug.variant)).toBe('7');
    await buy(shop.visitor(), [{ id: goods.mug.id }]);
    shop.clock.pass(5 * 60_000);
    expect(await quantityOf(goods.mug.variant)).toBe('6');
    const { body } = await (await openStaff(shop, 'orders')).get('/orders');
    expect(body.items[0].lines[0]).toMatchObject({ variantId: goods.mug.variant, productId: goods.mug.id });
  });

  it('is available to those whom the settings name', async () => {
    shop = await openTestShop(open, { settings: { icml: { user: 'crm', password: 'correct-horse' } } });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask()).headers['www-authenticate']).toBe('Basic realm="icml"');
    expect((await ask(basic('crm:wrong'))).statusCode).toBe(401);
    const right = await ask(basic('crm:correct-horse'));
    expect([right.statusCode, right.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    for (let times = 1; times < 20; times += 1) await ask(basic('crm:wrong'));
    expect((await ask(basic('crm:correct-horse'))).statusCode).toBe(429);
  });

  it('is not there otherwise', async () => {
    shop = await openTestShop(open);
    expect((await ask()).statusCode).toBe(404);
  });
});

describe('ICML', () => {
  it('is public, a user with a password, or off', () => {
    const icml = (text: string) => readSettings({ ICML: text }).icml;
    expect([icml(''), icml('off'), icml('public')]).toEqual([null, null, 'public']);
    expect(icml('crm:correct-horse:1')).toEqual({ user: 'crm', password: 'correct-horse:1' });
    for (const text of ['on', 'crm', 'crm:short', ':correct-horse']) {
      expect(() => icml(text)).toThrow(StartError);
      expect(() => icml(text)).not.toThrow(text);
    }
  });
});
