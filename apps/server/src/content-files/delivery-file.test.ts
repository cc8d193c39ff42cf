import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeliveryRules } from '../shop/delivery/delivery-rules.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { bicycleBrand, brandFiles, writeFolder } from '../testing/own-shop.js';
import { exportContent } from './export-content.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';

const files = brandFiles(bicycleBrand);
const tariffs = `
from: "420000"
postcodes: { Казань: "420111" }
pieceKg: 0.5
rules:
  - { way: courier, cities: [Казань], toKg: 5, fromSum: 500, belowSum: 2000.50, price: 250, days: [1, 2] }
  - { way: courier, price: 900, days: 7, carrier: cdek }
  - { way: pickup }
`;

describeOnOneDatabase('delivery.yaml', (open) => {
  let folder: string;
  let database: TestDatabase;
  let number = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-delivery-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    database = await open();
  }, 60_000);
  afterEach(() => database.close());
  const itemsOf = async (own: Record<string, string>) => {
    number += 1;
    return readFolder(await writeFolder(join(folder, String(number)), own));
  };

  it('is loaded, is exported as it was, and is removed with its file', async () => {
    const own = { ...files, 'delivery.yaml': tariffs };
    expect((await loadContent(database.db, await itemsOf(own))).added).toContain('delivery');
    const rules = await readDeliveryRules(database.db);
    expect(rules).toMatchObject({ from: '420000', postcodes: { Казань: '420111' }, pieceKg: 0.5 });
    expect(rules.rules).toEqual([
      {
        way: 'courier',
        cities: ['Казань'],
        regions: [],
        toKg: 5,
        fromSum: 500,
        belowSum: 2000.5,
        price: 250,
        days: [1, 2],
        carrier: null,
      },
      expect.objectContaining({ price: 900, days: [7, 7], carrier: 'cdek', cities: [], toKg: null }),
      expect.objectContaining({ way: 'pickup', price: null, days: null }),
    ]);
    const exported = join(folder, 'exported');
    await exportContent(database.db, exported);
    expect(await readFile(join(exported, 'delivery.yaml'), 'utf8')).not.toContain('null');
    expect((await loadContent(database.db, await readFolder(exported))).changed).not.toContain('delivery');
    expect(await readDeliveryRules(database.db)).toEqual(rules);
    expect((await loadContent(database.db, await itemsOf(files))).removed).toEqual(['delivery']);
    expect((await readDeliveryRules(database.db)).rules).toEqual([]);
  });

  it.each([
    ['rules: [{ way: courier, cities: [Пермь], price: 1 }]', 'Пермь: there is no such place in cities.yaml'],
    ['rules: [{ way: courier, regions: [Где-то], price: 1 }]', 'Где-то: there is no such place'],
    ['postcodes: { Пермь: "614000" }\nrules: []', 'Пермь: there is no such place'],
    ['rules: [{ way: courier, carrier: cdek }]', 'from: carriers want the postcode'],
    ['from: 420000\nrules: []', 'from: must be text: put it in quotes'],
    ['rules: [{ way: courier, days: [3, 1] }]', 'rules.0.days: must begin with the smaller number'],
    ['rules: [{ way: courier, price: -1 }]', 'rules.0.price: must not be below 0'],
    ['rules: [{ way: courier, carrier: dhl }]', 'rules.0.carrier: must be cdek or pochta'],
    ['rules: [{ way: drone }]', 'rules.0.way: must be courier or pickup'],
    ['rules: [{ way: courier, kg: 5 }]', 'there is no such field'],
    ['{}', 'rules: is missing'],
  ])('%j: %s', async (yaml, fault) => {
    await expect(itemsOf({ ...files, 'delivery.yaml': yaml })).rejects.toThrow(fault);
  });
});
