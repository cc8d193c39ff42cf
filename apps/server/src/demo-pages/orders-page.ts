import type { FastifyReply, FastifyRequest } from 'fastify';
import { guardStateChange } from '../api/request-guard.js';
import type { ShopServices } from '../api/services.js';
import { advanceOrder, nextStates } from '../shop/orders/advance-order.js';
import { orderStatus } from '../shop/orders/order-status.js';
import type { OrderState } from '../shop/orders/order-status.js';
import { escapeHtml, moneyText, sendDemoPage } from './demo-document.js';

/** `GET /demo/orders`: what the shop's staff would see; buttons move an order on, down to «Получен». */
export async function ordersPage(shop: ShopServices, reply: FastifyReply): Promise<FastifyReply> {
  const orders = await shop.db
    .selectFrom('orders')
    .select(['id', 'number', 'name', 'status', 'delivery', 'total_kopecks'])
    .orderBy('id', 'desc')
    .limit(30)
    .execute();
  const list = orders.map(orderHtml).join('') || `<p class="card">Заказов пока нет.</p>`;
  return sendDemoPage(reply, {
    title: 'Заказы магазина',
    body:
      `<h1>Заказы магазина</h1><p class="hint">Здесь вместо сотрудника магазина можно собрать и выдать заказ. ` +
      `Полученный товар покупатель может оценить.</p>${list}`,
  });
}

/** `POST /demo/orders/<id>`: one step on. */
export async function answerOrder(shop: ShopServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  guardStateChange(request, shop.settings);
  const { id = '' } = request.params as { id?: string };
  const { to } = (request.body ?? {}) as { to?: unknown };
  await advanceOrder(shop.db, /^\d{1,15}$/.test(id) ? Number(id) : 0, String(to));
  return reply.redirect('/demo/orders', 303);
}

interface ShownOrder {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly status: string;
  readonly delivery: 'pickup' | 'courier';
  readonly total_kopecks: number;
}

function orderHtml(order: ShownOrder): string {
  const buttons = nextStates(order.status, order.delivery)
    .map((state) => `<button name="to" value="${state}">${orderStatus(state, null).text}</button>`)
    .join('');
  const { text } = orderStatus(order.status as OrderState, null);
  return (
    `<article class="message"><header><h2>№ ${escapeHtml(order.number)}, ${escapeHtml(order.name)}</h2>` +
    `<span>${moneyText(order.total_kopecks)}</span></header><p>${text}</p>` +
    (buttons ? `<form method="post" action="/demo/orders/${order.id}"><p>${buttons}</p></form>` : '') +
    `</article>`
  );
}
