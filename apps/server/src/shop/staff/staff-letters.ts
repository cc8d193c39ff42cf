import { carrierNames } from '../../adapters/carrier.js';
import { moneyText } from '../money.js';
import type { QueuedMessage } from '../outbox/outbox.js';
import type { ShopIdentity } from '../identity/identity.js';
import { shopMoment } from '../shop-time.js';
import { returnReasons } from '../returns/return-rule.js';
import type {
  OrderChange,
  OrderEventData,
  OrderEventType,
  ReturnEventData,
  ReviewEventData,
  StaffEventType,
} from './staff-events.js';
import type { StaffOrder } from './staff-order.js';

/** An event as the database has it. */
export interface ToldEvent {
  readonly type: StaffEventType;
  readonly data: unknown;
}

/**
 * The letter that notifies the staff of an event; null for what needs none: the staff's own steps, and forms, whose
 * letter is queued with them.
 */
export function staffLetter(
  recipient: string,
  { type, data }: ToldEvent,
  { time }: Pick<ShopIdentity, 'time'>,
): QueuedMessage | null {
  if (type === 'form.received' || type === 'order.changed') return null;
  const { subject, paragraphs } =
    type === 'review.received'
      ? reviewLetter(data as ReviewEventData)
      : type === 'return.requested'
        ? returnLetter(data as ReturnEventData)
        : orderLetter(type, data as OrderEventData, time);
  return { kind: 'mail', recipient, subject, body: paragraphs.filter(Boolean).join('\n\n') };
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly (string | false)[];
}

type LetteredType = Exclude<OrderEventType, 'order.changed'>;

const sumText = (roubles: number): string => moneyText(Math.round(roubles * 100));

/** What happened: the end of the subject, and a sentence. */
type Happening = (order: StaffOrder, data: Omit<OrderEventData, 'order'>) => readonly [string, string];
const happenings: Record<LetteredType, Happening> = {
  'order.placed': (order) => [`новый, ${sumText(order.total)}`, 'Новый заказ.'],
  'reservation.placed': (order) => [
    `новая бронь, ${sumText(order.total)}`,
    'Покупатель забронировал товар в магазине.',
  ],
  'order.paid': (order) => [`оплачен, ${sumText(order.total)}`, paidText(order)],
  'order.payment_failed': () => [
    'оплата не прошла',
    'Попытка оплаты не удалась. Покупатель может попробовать ещё раз, пока товар отложен.',
  ],
  'order.paid_late': () => [
    'поздняя оплата',
    'Деньги пришли, когда заказ был уже закрыт. Они возвращаются покупателю.',
  ],
  'order.paid_twice': () => ['оплачен дважды', 'Покупатель оплатил заказ дважды. Лишние деньги возвращаются.'],
  'order.refunded': (_order, { refund }) => {
    // Events that were written before money was given back in parts do not say how much.
    const sum = refund === undefined ? '' : `, ${sumText(refund.amount)}`;
    return [`деньги возвращены${sum}`, `Деньги${sum}${sum && ','} вернулись покупателю.`];
  },
  'order.cancelled': (order, { change }) => [
    'отменён',
    `${cancellationText(change)} Товар вернулся в остатки.${owedText(order)}`,
  ],
  'order.expired': () => ['срок истёк', 'Заказ не оплатили или не подтвердили вовремя. Товар вернулся в остатки.'],
};

function orderLetter(type: LetteredType, { order, ...data }: OrderEventData, time: ShopIdentity['time']): Letter {
  const [subject, sentence] = happenings[type](order, data);
  return {
    subject: `Заказ № ${order.number}: ${subject}`,
    paragraphs: [
      `${sentence} Заказ № ${order.number} от ${shopMoment(new Date(order.createdAt), time.zone)} ${time.words}.`,
      linesText(order),
      [paymentText(order, time), deliveryText(order)].join('\n'),
      buyerText(order),
      order.comment && `Комментарий покупателя:\n${order.comment}`,
    ],
  };
}

function reviewLetter({ review }: ReviewEventData): Letter {
  return {
    subject: `Отзыв: ${review.rating} из 5, ${review.title}`,
    paragraphs: [
      `${review.name} о товаре «${review.title}», оценка ${review.rating} из 5:`,
      review.text,
      // Events that were written before photos could be sent have none.
      (review.photos ?? []).length > 0 &&
        `Фотографии: ${review.photos.map((address) => `{site}${address}`).join(', ')}`,
      review.isPublished ? 'Отзыв уже на сайте.' : 'Отзыв ждёт проверки: до неё его не видно на сайте.',
    ],
  };
}

function returnLetter({ return: asked, order }: ReturnEventData): Letter {
  const lines = asked.lines.map(
    ({ title, quantity, price }) => `${title}: ${quantity} шт. × ${sumText(price)} = ${sumText(price * quantity)}`,
  );
  return {
    subject: `Заказ № ${order.number}: заявка на возврат, ${sumText(asked.sum)}`,
    paragraphs: [
      `Покупатель хочет вернуть товар из заказа № ${order.number}. Причина: ${returnReasons[asked.reason].toLocaleLowerCase('ru')}.`,
      [...lines, `Итого: ${sumText(asked.sum)}`].join('\n'),
      asked.note && `Слова покупателя:\n${asked.note}`,
      buyerText(order),
      `Ответить: POST /api/staff/returns/${asked.id}/answer`,
    ],
  };
}

const paidText = ({ payment }: StaffOrder): string =>
  payment === 'credit' ? 'Банк одобрил кредит. Заказ можно собирать.' : 'Заказ оплачен. Его можно собирать.';

function cancellationText(change: OrderChange | null): string {
  if (change?.event === 'cancel') return 'Покупатель отменил заказ.';
  return change?.event === 'refuseCredit' ? 'Банк не дал кредит, заказ отменён.' : 'Магазин отменил заказ.';
}

const owedText = ({ paymentStatus }: StaffOrder): string =>
  paymentStatus === 'refunding' ? ' Деньги возвращаются покупателю.' : '';

function linesText(order: StaffOrder): string {
  const lines = order.lines.flatMap(({ title, properties, offerId, quantity, price, sum, shelves }) => {
    const options = properties.map(({ name, value }) => `${name.toLocaleLowerCase('ru')}: ${value}`);
    if (offerId !== null) options.push(`код: ${offerId}`);
    const named = options.length > 0 ? `${title} (${options.join(', ')})` : title;
    const taken = shelves.map(({ address, amount }) => `   взять: ${address || 'закрытый магазин'}, ${amount} шт.`);
    return [`${named}: ${quantity} шт. × ${sumText(price)} = ${sumText(sum)}`, ...taken];
  });
  if (order.promoCode !== null) lines.push(`Промокод: ${order.promoCode}`);
  if (order.delivery === 'courier' || order.deliveryPrice !== 0) lines.push(`Доставка: ${deliveryPriceText(order)}`);
  return [...lines, `Итого: ${sumText(order.total)}`].join('\n');
}

function deliveryPriceText({ deliveryPrice: price, deliveryCarrier: carrier }: StaffOrder): string {
  const whose = carrier === '' ? '' : ` (${carrierNames[carrier]})`;
  return price === null ? 'рассчитает менеджер' : `${price === 0 ? 'бесплатно' : sumText(price)}${whose}`;
}

const payments: Record<StaffOrder['payment'], string> = {
  card: 'картой на сайте',
  sbp: 'через СБП на сайте',
  onDelivery: 'при получении',
  credit: 'в кредит',
};

const moneyStates: Record<NonNullable<StaffOrder['paymentStatus']>, string> = {
  pending: 'ещё не оплачен',
  failed: 'попытка не удалась',
  paid: 'оплачен',
  refunding: 'деньги возвращаются',
  refunded: 'деньги возвращены',
};

function paymentText({ payment, paymentStatus, heldUntil }: StaffOrder, { zone }: ShopIdentity['time']): string {
  const state = paymentStatus === null ? '' : `, ${moneyStates[paymentStatus]}`;
  const held = heldUntil === null ? '' : `. Товар отложен до ${shopMoment(new Date(heldUntil), zone)}`;
  return `Оплата: ${payments[payment]}${state}${held}`;
}

function deliveryText({ delivery, city, address, deliveryDates, deliveryNote }: StaffOrder): string {
  const place = [city, address].filter((part) => part !== '').join(', ');
  const way = `${delivery === 'pickup' ? 'Самовывоз' : 'Доставка курьером'}: ${place}`;
  return [way, deliveryDates && `Обещано: ${deliveryDates}`, deliveryNote].filter(Boolean).join('\n');
}

function buyerText({ name, phone, email }: StaffOrder): string {
  return [`Покупатель: ${name}`, `Телефон: ${phone}`, email && `E-mail: ${email}`].filter(Boolean).join('\n');
}
