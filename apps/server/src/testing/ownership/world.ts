import { createHash } from 'node:crypto';
import { goods } from '../goods.fixtures.js';
import { registerUser } from '../sms.js';
import type { TestShop } from '../test-shop.js';
import type { Visitor } from '../visitor.js';
import type { Person } from './belongings.js';

/** Four kinds of visitor: without a session, with one of their own, another user, and the owner of the things. */
export const kinds = ['none', 'guest', 'stranger', 'owner'] as const;
export type Kind = (typeof kinds)[number];

/** What the owner has, beside what `marks` hold. */
export interface Belongings extends Person {
  readonly phone: string;
  readonly email: string;
  readonly cardOrder: { readonly id: number; readonly number: string; readonly token: string; readonly amount: number };
  /** Received: its goods wait for a review. */
  readonly doneOrder: { readonly id: number; readonly number: string };
  /** The key under which the card order was sent. */
  readonly orderKey: string;
}

/** Four visitors, of whom the owner has something of everything. */
export interface World {
  readonly shop: TestShop;
  readonly visitors: Readonly<Record<Kind, Visitor>>;
  readonly owned: Belongings;
  readonly stranger: Person;
  /** Texts that nobody but the owner may ever be sent. */
  readonly marks: readonly string[];
}

const { boots, mug, lamp } = goods;
let people = 0;

const sessionOf = (visitor: Visitor): string =>
  createHash('sha256')
    .update(visitor.cookies.get('tropa_session') ?? '')
    .digest('hex');

async function personOf(shop: TestShop, visitor: Visitor, phone: string): Promise<Person> {
  const row = await shop.db
    .selectFrom('users')
    .select(['id', 'visitor_id'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return { userId: row.id, visitorId: row.visitor_id, sessionId: sessionOf(visitor) };
}

/** An order of the owner, as the form sends it: a courier brings it to an address that nobody else may read. */
async function order(shop: TestShop, owner: Visitor, values: object, key: string) {
  const answer = await owner.post(
    '/api/basket/order/',
    {
      name: 'Ольга Тайная',
      phone: '9110000000',
      email: 'tainaya@example.ru',
      delivery: 'courier',
      address: 'ул. Тайная, 7',
      city: { id: goods.tyumen, value: 'Тюмень' },
      comment: 'Домофон 4242',
      ...values,
    },
    { 'idempotency-key': key },
  );
  if (answer.errorCode !== 0) throw new Error(`no order: ${answer.errorMessage}`);
  return shop.db
    .selectFrom('orders')
    .select(['id', 'number', 'payment_token as token', 'total_kopecks as amount'])
    .where('number', '=', answer.result.orderNum)
    .executeTakeFirstOrThrow();
}

/** Makes the four over one shop. Limits of an address do not add up: each world is an hour later. */
export async function makeWorld(shop: TestShop): Promise<World> {
  shop.clock.pass(3_660_000);
  people += 2;
  const [phone, otherPhone] = [String(9_300_000_000 + people), String(9_300_000_001 + people)];
  const email = `olga-${people}@example.ru`;
  // A review is signed by its author: a name of one world is public in another.
  const name = `Ольга ${people}-я`;
  const [guest, stranger, owner] = [shop.visitor(), shop.visitor(), shop.visitor()];

  await registerUser(shop.db, owner, phone, email);
  await shop.db.updateTable('users').set({ name, birth_day: '1990-02-28' }).where('phone', '=', phone).execute();
  await owner.post('/api/location/setCity/', { id: goods.kurgan, value: 'Курган' });
  await owner.post('/api/basket/addItemToBasket/', { id: mug.id });
  const doneOrder = await order(shop, owner, { payment: 'onDelivery' }, `done-${people}`);
  await shop.db.updateTable('orders').set({ status: 'done' }).where('id', '=', doneOrder.id).execute();
  await owner.post('/api/basket/addItemToBasket/', { id: boots.id, retailId: boots.large });
  const orderKey = `card-${people}`;
  const cardOrder = await order(shop, owner, { payment: 'card' }, orderKey);
  // The worlds' clock runs by hours, the upkeep by real seconds: it must not end this order between two looks at it.
  const never = new Date(shop.clock.now.getTime() + 365 * 86_400_000);
  await shop.db.updateTable('orders').set({ expires_at: never }).where('id', '=', cardOrder.id).execute();
  await owner.post('/api/basket/addItemToBasket/', { id: mug.id });
  await owner.post('/api/basket/addItemToBasket/', { id: boots.id, retailId: boots.large });
  await owner.post('/api/favorites/addItemToFavorites/', { id: lamp.id });
  await owner.post('/api/comparison/addItemToComparison/', { id: lamp.id });

  await guest.post('/api/basket/addItemToBasket/', { id: boots.id, retailId: boots.small });
  await registerUser(shop.db, stranger, otherPhone, `boris-${people}@example.ru`);
  await stranger.post('/api/basket/addItemToBasket/', { id: boots.id, retailId: boots.small });
  await stranger.post('/api/favorites/addItemToFavorites/', { id: boots.id });

  const spelled = phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2 $3 $4');
  return {
    shop,
    visitors: { none: shop.visitor(), guest, stranger, owner },
    owned: { ...(await personOf(shop, owner, phone)), phone, email, cardOrder, doneOrder, orderKey },
    stranger: await personOf(shop, stranger, otherPhone),
    marks: [
      phone,
      spelled,
      email,
      name,
      'Ольга Тайная',
      'ул. Тайная',
      'Домофон 4242',
      '28.02.1990',
      'tainaya@example.ru',
      cardOrder.number,
      cardOrder.token,
      doneOrder.number,
      owner.cookies.get('tropa_session') ?? '',
    ],
  };
}
