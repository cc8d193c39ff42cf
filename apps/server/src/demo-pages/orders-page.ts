import type { FastifyReply, FastifyRequest } from 'fastify';
import { guardStateChange } from '../api/request-guard.js';
import type { ShopServices } from '../api/services.js';
import { moneyText } from '../shop/money.js';
import { advanceOrder, staffSteps } from '../shop/orders/staff-steps.js';
import type { StaffStep } from '../shop/orders/staff-steps.js';
import { orderStatus } from '../shop/orders/order-status.js';
import type { OrderState } from '../shop/orders/order-status.js';
import type { DeliveryKind, PaymentKind } from '../shop/payment/allowed-payment.js';
import { settleRefunds } from '../shop/payment/refunds.js';
import { deliverSoon } from '../api/messages.js';
import { escapeHtml, sendDemoPage } from './demo-document.js';

/** `GET /demo/orders`: what the shop's staff would see; buttons move an order on, up to «Получен». */
export async function ordersPage(shop: ShopServices, reply: FastifyReply): Promise<FastifyReply> {
  const orders = await shop.db
    .selectFrom('orders')
    .select(['orders.id', 'number', 'name', 'status', 'delivery', 'payment', 'total_kopecks'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select('last_error')
        .whereRef('refunds.order_id', '=', 'orders.id')
        .where('refunds.done_at', 'is', null)
        .limit(1)
        .as('refundError'),
    )
    .orderBy('orders.id', 'desc')
    .limit(30)
    .execute();
  const list = orders.map(orderHtml).join('') || `<p class="card">Заказов пока нет.</p>`;
  return sendDemoPage(reply, {
    title: 'Заказы магазина',
    body:
      `<h1>Заказы магазина</h1><p class="hint">Здесь вместо сотрудника магазина можно собрать и выдать заказ, ` +
      `а вместо банка — решить о кредите. Полученный товар покупатель может оценить.</p>${list}`,
  });
}

/** `POST /demo/orders/<id>`: one step on. */
export async function answerOrder(
  shop: ShopServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  guardStateChange(request, shop.settings);
  const { id = '' } = request.params as { id?: string };
  const { to } = (request.body ?? {}) as { to?: unknown };
  const orderId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  await advanceOrder(shop.db, orderId, String(to), shop.now());
  await settleRefunds(shop.db, shop.adapters.cardPayment, { orderId });
  deliverSoon(shop);
  return reply.redirect('/demo/orders', 303);
}

interface ShownOrder {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly status: string;
  readonly delivery: DeliveryKind;
  readonly payment: PaymentKind;
  readonly total_kopecks: number;
  /** The acquirer's error at the last refund attempt; '' before the first, null when no refund is due. */
  readonly refundError: string | null;
}

/** Two events may lead to one state: they are distinguished by name. */
const decisions: Partial<Record<StaffStep['event'], string>> = {
  approveCredit: 'Кредит одобрен',
  refuseCredit: 'В кредите отказано',
  decline: 'Отменить',
};

function buttonHtml({ event, to }: StaffStep, payment: PaymentKind): string {
  const text = decisions[event];
  const look = event === 'decline' || event === 'refuseCredit' ? ' class="plain"' : '';
  return `<button${look} name="to" value="${text ? event : to}">${text ?? orderStatus(to, payment).text}</button>`;
}

function orderHtml(order: ShownOrder): string {
  const buttons = staffSteps(order.status, order.delivery)
    .map((step) => buttonHtml(step, order.payment))
    .join(' ');
  const { text } = orderStatus(order.status as OrderState, order.payment);
  const owed = order.refundError === null ? '' : `<p>Деньги ещё не вернулись. ${escapeHtml(order.refundError)}</p>`;
  return (
    `<article class="message"><header><h2>№ ${escapeHtml(order.number)}, ${escapeHtml(order.name)}</h2>` +
    `<span>${moneyText(order.total_kopecks)}</span></header><p>${text}</p>${owed}` +
    (buttons ? `<form class="row" method="post" action="/demo/orders/${order.id}">${buttons}</form>` : '') +
    `</article>`
  );
}
