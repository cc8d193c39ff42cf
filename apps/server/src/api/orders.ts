import type { OrderWire } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { toRoubles } from '../shop/money.js';
import { cancelOrder } from '../shop/orders/cancel-order.js';
import { listOrders } from '../shop/orders/own-orders.js';
import type { OrderItemView, OrderView } from '../shop/orders/own-orders.js';
import { orderStatus } from '../shop/orders/order-status.js';
import type { OrderStatus } from '../shop/orders/order-status.js';
import { repeatOrder } from '../shop/orders/repeat-order.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';
import { retailIdOf } from './variant.wire.js';

/** `/api/user/getOrders/`, `cancelOrder/`, `repeatOrder/`: a user's own orders only. */
export function ordersRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'getOrders',
    async (context, { page, limit, filter }) => {
      const { cardPayment } = context.adapters;
      const asked = { page, limit, year: filter?.year ?? undefined };
      const { items, count } = await listOrders(
        context.db,
        context.requireUser(),
        asked,
        (paymentId, orderNumber, amount) => cardPayment.start({ paymentId, orderNumber, amount }),
      );
      return { items: items.map(orderToWire), count };
    },
    { isReading: true },
  );
  wireRoute(app, 'cancelOrder', async (context, { id }) => {
    const payment = await cancelOrder(context.db, context.requireUser(), id, context.adapters.cardPayment, context.now);
    deliverSoon(context);
    return { status: statusToWire(orderStatus('cancelled', payment)) };
  });
  wireRoute(app, 'repeatOrder', async (context, { id }) => {
    const lines = await repeatOrder(context.db, context.requireUser(), await context.ensureVisitor(), id);
    const added = lines.map((line) => ({ id: line.productId, retailId: retailIdOf(line), quantity: line.quantity }));
    return { added };
  });
}

/** An order on the wire. */
export function orderToWire(order: OrderView): OrderWire {
  return {
    ...order,
    link: `/orders/${order.number}`,
    items: order.items.map(orderItemToWire),
    status: statusToWire(order.status),
  };
}

/** A line of an order on the wire. */
export function orderItemToWire({ variantId, isVariantShown, lineId: _lineId, ...item }: OrderItemView) {
  return {
    ...item,
    retailId: retailIdOf({ variantId, isVariantShown }),
    price: toRoubles(item.price),
    properties: [...item.properties],
  };
}

function statusToWire(status: OrderStatus): OrderWire['status'] {
  return { ...status, paymentLink: status.paymentLink ?? '', creditLink: status.creditLink ?? '' };
}
