import { normalizePhone } from '@tropa/validation-ru';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.js';
import { originOf } from '../pages/page-origin.js';
import { messageText } from '../shop/outbox/outbox.js';
import { escapeHtml, sendDemoPage } from './demo-document.js';
import { shopTimeZone } from '../shop/shop-time.js';

const shown = 50;

/** `/demo/outbox`: what the shop would have sent, newest first; `?phone=` leaves the messages of one phone. */
export async function outboxPage(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = (request.query as Record<string, unknown>).phone;
  const typed = typeof asked === 'string' ? asked.slice(0, 40) : '';
  const phone = normalizePhone(typed);
  const messages = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'secret', 'created_at', 'last_error'])
    .$if(phone !== '', (query) => query.where('recipient', '=', phone))
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const list =
    messages.map((message) => messageHtml(message, originOf(request))).join('') ||
    `<p class="card">Сообщений пока нет.</p>`;
  return sendDemoPage(reply, {
    title: 'Отправленные сообщения',
    body:
      `<h1>Отправленные сообщения</h1><p class="hint">Здесь видно то, что магазин послал бы на телефон и почту: ` +
      `последние ${shown}, новые сверху.</p>` +
      `<form class="filter" method="get"><label>Телефон<input name="phone" inputmode="tel" value="${escapeHtml(typed)}">` +
      `</label><button class="plain">Показать</button><a class="button" href="/demo/outbox">Обновить</a></form>${list}`,
  });
}

interface ShownMessage {
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly secret: string;
  readonly created_at: Date;
  readonly last_error: string;
}

function messageHtml(message: ShownMessage, site: string): string {
  const code = message.kind === 'sms' ? message.secret : '';
  const whom = message.kind === 'sms' ? `Смс на ${phoneText(message.recipient)}` : `Письмо на ${message.recipient}`;
  const when = message.created_at.toISOString();
  const attributes = `data-recipient="${escapeHtml(message.recipient)}"${code ? ` data-code="${code}"` : ''}`;
  return (
    `<article class="message" ${attributes}><header><h2>${escapeHtml(whom)}</h2>` +
    `<time datetime="${when}">${timeText(message.created_at)}</time></header>` +
    (message.subject ? `<p><b>${escapeHtml(message.subject)}</b></p>` : '') +
    (code ? `<span class="code">${code}</span>` : '') +
    `<p>${escapeHtml(messageText(message, site))}</p></article>`
  );
}

function phoneText(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2 $3 $4');
}

function timeText(moment: Date): string {
  return new Intl.DateTimeFormat('ru', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: shopTimeZone,
  }).format(moment);
}
