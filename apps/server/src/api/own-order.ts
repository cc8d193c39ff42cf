import type { OwnOrderWire } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import type { CardPayment } from '../adapters/card-payment.js';
import type { Db } from '../db/schema.js';
import { toRoubles } from '../shop/money.js';
import { readOwnOrder } from '../shop/orders/own-order.js';
import type { OwnOrderView } from '../shop/orders/own-order.js';
import { refusal } from '../shop/refusals.js';
import { requestReturn } from '../shop/returns/request-return.js';
import { deliverSoon } from './messages.js';
import { orderItemToWire, orderToWire } from './orders.js';
import { wireRoute } from './route.js';

/** `/api/user/getOrder/`, `requestReturn/`: one order of the user's. Anyone else gets an error that there is no such order. */
export function ownOrderRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'getOwnOrder',
    async (context, { number }) => {
      const { db, adapters, now } = context;
      return { order: await orderOrRefusal(db, context.requireUser(), number, { cards: adapters.cardPayment, now }) };
    },
    { isReading: true },
  );
  wireRoute(app, 'requestReturn', async (context, { number, reason, note, items }) => {
    const { db, adapters, now } = context;
    const userId = context.requireUser();
    await requestReturn(db, { userId, number, reason, note, lines: items }, now);
    deliverSoon(context);
    return { order: await orderOrRefusal(db, userId, number, { cards: adapters.cardPayment, now }) };
  });
}

interface Asking {
  readonly cards: CardPayment;
  readonly now: Date;
}

async function orderOrRefusal(db: Db, userId: number, number: string, asking: Asking): Promise<OwnOrderWire> {
  const order = await findOwnOrder(db, userId, number, asking);
  if (order === null) throw refusal('notFound', 'Заказ не найден');
  return order;
}

/** An order of the user as its page shows it; null when the user has none of this number. */
export async function findOwnOrder(
  db: Db,
  userId: number,
  number: string,
  { cards, now }: Asking,
): Promise<OwnOrderWire | null> {
  const order = await readOwnOrder(db, userId, number, {
    payLink: (paymentId, orderNumber, amount) => cards.start({ paymentId, orderNumber, amount }),
    now,
  });
  return order && ownOrderToWire(order);
}

function ownOrderToWire({ returnable, ...order }: OwnOrderView): OwnOrderWire {
  const { items: _items, ...head } = orderToWire(order);
  return {
    ...order,
    ...head,
    items: order.items.map((item) => ({
      ...orderItemToWire(item),
      lineId: item.lineId,
      returnable: order.returnRule.isAvailable ? (returnable.get(item.lineId) ?? 0) : 0,
    })),
    steps: order.steps.map((step) => ({ ...step })),
    goodsPrice: toRoubles(order.goodsPrice),
    deliveryPrice: order.deliveryPrice === null ? null : toRoubles(order.deliveryPrice),
    total: toRoubles(order.total),
    returns: order.returns.map((one) => ({ ...one, items: [...one.items] })),
  };
}
