import type { Db } from '../../db/schema.js';
import { describeOnDatabases } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { readVersion } from '../catalogue-index/change-feed.js';
import { CardShelf } from './card-shelf.js';
import { getCards, printOf } from './cards.js';

describeOnDatabases('the shelf of cards', (open) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await open('shop');
    ({ db } = database);
  }, 60_000);
  afterAll(() => database.close());

  const rename = (title: string) => db.updateTable('products').set({ title }).where('id', '=', 2).execute();

  it('returns cards as of the version that was seen until it learns of another', async () => {
    const shelf = new CardShelf();
    const seen = await readVersion(db);
    const titles = async () => (await shelf.take(db, [3, 2], () => seen)).cards.map(({ title }) => title);
    const before = (await getCards(db, [3, 2])).map(({ title }) => title);
    expect(await titles()).toEqual(before);
    await rename('Другое название');
    expect(await titles()).toEqual(before);
    const [card] = await getCards(db, [2]);
    shelf.follow([{ id: 2, card: card! }]);
    expect(await titles()).toEqual([before[0], 'Другое название']);
    shelf.follow([{ id: 2, card: null }]);
    await rename('Третье название');
    expect(await titles()).toEqual([before[0], 'Третье название']);
  });

  it('caches no card that is of another version than the one seen, and reports it', async () => {
    const shelf = new CardShelf();
    const seen = await readVersion(db);
    await rename('Четвёртое название');
    expect(await shelf.take(db, [2], () => seen)).toMatchObject({
      version: seen + 1,
      cards: [{ title: 'Четвёртое название' }],
    });
    await rename('Пятое название');
    expect(await shelf.take(db, [2], () => seen)).toMatchObject({ cards: [{ title: 'Пятое название' }] });
  });

  it('drops all of them', async () => {
    const shelf = new CardShelf();
    const seen = await readVersion(db);
    await shelf.take(db, [2], () => seen);
    await rename('Шестое название');
    shelf.clear();
    expect(await shelf.take(db, [2], () => seen)).toMatchObject({ cards: [{ title: 'Шестое название' }] });
  });
});

describe('the print of a card', () => {
  const card = {
    id: 1,
    link: '/product/p1/',
    title: 'Лыжи',
    price: 5_050,
    img: '',
    recommended: false,
    newItem: false,
    retailId: 4,
    isAvailable: true,
  };

  it('changes with whatever is shown, and not with what the stock decides', () => {
    expect(printOf({ ...card, retailId: 5, isAvailable: false })).toBe(printOf(card));
    const others = [{ price: 5_051 }, { newItem: true }, { title: 'Лыжы' }, { oldPrice: 6_000 }, { img: 'p' }];
    const prints = [card, ...others.map((change) => ({ ...card, ...change }))].map(printOf);
    expect(new Set(prints).size).toBe(prints.length);
  });
});
