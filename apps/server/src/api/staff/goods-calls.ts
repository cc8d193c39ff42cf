import * as v from 'valibot';
import { listShops } from '../../shop/staff/staff-shops.js';
import { changePrices, changeStock, findVariants } from '../../shop/staff/staff-variants.js';
import { staffCall } from './staff-call.js';
import { idText, limitText, money, toKopecks } from './staff-schemas.js';

const tag = 'goods';
const most = 500;
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const offerId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.description('Id of the offer in the imported feed.'),
);
const named = { variantId: v.optional(id), offerId: v.optional(offerId) };
const changed = v.object({ changed: v.pipe(v.number(), v.description('How many are different now.')) });

/** A variant as the staff sees it. */
export const staffVariant = v.object({
  variantId: v.number(),
  productId: v.number(),
  offerId: v.nullable(v.string()),
  title: v.string(),
  name: v.string(),
  price: v.number(),
  oldPrice: v.nullable(v.number()),
  stock: v.array(v.object({ shopId: v.number(), amount: v.number() })),
});

/** What is sold, for how much, and where it is in stock. */
export const goodsCalls = [
  staffCall({
    name: 'findVariants',
    method: 'GET',
    path: '/variants',
    tag,
    about: 'Variants with prices and stock, in the order of their ids. The next page begins `after` the last id',
    role: 'orders',
    query: v.strictObject({
      productId: v.optional(idText),
      offerId: v.optional(offerId),
      text: v.optional(v.pipe(v.string(), v.maxLength(100), v.description('Part of the title.'))),
      after: v.optional(idText),
      limit: limitText,
    }),
    response: v.object({ items: v.array(staffVariant) }),
    handle: async ({ db }, { query }) => ({
      items: (await findVariants(db, query)).map((one) => ({ ...one, stock: [...one.stock] })),
    }),
  }),
  staffCall({
    name: 'getShops',
    method: 'GET',
    path: '/shops',
    tag,
    about: 'Shops and pickup points, with the ids that stock is kept under',
    role: 'orders',
    response: v.object({
      items: v.array(
        v.object({ id: v.number(), type: v.picklist(['shops', 'points']), city: v.string(), address: v.string() }),
      ),
    }),
    handle: async ({ db }) => ({ items: [...(await listShops(db))] }),
  }),
  staffCall({
    name: 'changeStock',
    method: 'PUT',
    path: '/stock',
    tag,
    about: 'Sets or changes how many free pieces a shop has; all items, or none',
    role: 'orders',
    body: v.strictObject({
      items: v.pipe(
        v.array(
          v.pipe(
            v.strictObject({
              ...named,
              shopId: id,
              amount: v.optional(
                v.pipe(pieces, v.description('Free pieces: those of open orders are not among them.')),
              ),
              change: v.optional(
                v.pipe(
                  v.number(),
                  v.integer(),
                  v.minValue(-1_000_000),
                  v.maxValue(1_000_000),
                  v.description('Instead of amount: so many more or fewer. Pieces sold meanwhile stay sold.'),
                ),
              ),
            }),
            v.description('A variant by variantId or offerId; amount or change.'),
            v.check(
              ({ amount, change }) => (amount === undefined) !== (change === undefined),
              'needs amount or change',
            ),
          ),
        ),
        v.minLength(1),
        v.maxLength(most),
      ),
    }),
    response: changed,
    handle: async ({ db, actor }, { body: { items } }) => ({ changed: await changeStock(db, actor, items) }),
  }),
  staffCall({
    name: 'changePrices',
    method: 'PUT',
    path: '/prices',
    tag,
    about: 'Sets prices; all items, or none. Lists, pages and the basket show the same price within a second',
    role: 'admin',
    body: v.strictObject({
      items: v.pipe(
        v.array(
          v.strictObject({
            ...named,
            price: v.pipe(money, v.minValue(0.01)),
            oldPrice: v.pipe(
              v.optional(v.nullable(money)),
              v.description('Crossed out beside it; null takes it away.'),
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(most),
      ),
    }),
    response: changed,
    handle: async ({ db, actor }, { body: { items } }) => ({
      changed: await changePrices(
        db,
        actor,
        items.map(({ price, oldPrice, ...name }) => ({
          ...name,
          price: toKopecks(price),
          oldPrice: oldPrice === undefined || oldPrice === null ? oldPrice : toKopecks(oldPrice),
        })),
      ),
    }),
  }),
];
