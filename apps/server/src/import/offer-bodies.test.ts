import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OfferBodies } from './offer-bodies.js';

describe('bodies of offers', () => {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'offer-bodies-'));
  beforeAll(() => {
    process.env.TMPDIR = folder;
  });
  afterAll(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmdirSync(folder);
  });

  it('come back as they were, in whatever order they are requested; nothing is left of them', async () => {
    const bodies = await OfferBodies.open();
    const texts = ['{"title":"Лыжи"}', '', '{"title":"Ёлка 🎿"}', '{"a":1}', 'ж'.repeat(100_000)];
    const places = [
      ...(await bodies.add(texts.slice(0, 3))),
      ...(await bodies.add(texts.slice(3))),
      ...(await bodies.add([])),
    ];
    expect(await bodies.read(places)).toEqual(texts);
    const order = [4, 0, 2, 3, 1, 1];
    expect(await bodies.read(order.map((index) => places[index]!))).toEqual(order.map((index) => texts[index]));
    expect(await bodies.read([])).toEqual([]);
    await bodies.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are read in parts where they are many', async () => {
    const bodies = await OfferBodies.open();
    const texts = Array.from({ length: 5 }, (_, index) => String(index).repeat(3_000_000));
    expect(await bodies.read(await bodies.add(texts))).toEqual(texts);
    await bodies.close();
  });
});
