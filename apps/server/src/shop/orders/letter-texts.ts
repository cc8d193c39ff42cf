import { moneyText } from '../money.js';
import type { ShopIdentity } from '../identity/identity.js';
import { shopMoment } from '../shop-time.js';
import type { OrderLetterKind } from './order-machine.js';
import { isPaidOnline } from '../payment/allowed-payment.js';
import type { DeliveryKind, PaymentKind } from '../payment/allowed-payment.js';

/** The facts about an order in a letter. Money is kopecks; `delivery` null: the shop's manager works it out. */
export interface LetterOrder {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly way: DeliveryKind;
  readonly place: string;
  readonly payment: PaymentKind;
  readonly lines: readonly {
    readonly title: string;
    readonly options: string;
    readonly quantity: number;
    readonly price: number;
  }[];
  readonly promoCode: string | null;
  readonly delivery: number | null;
  /** The days that were promised, in words; '' when none were. */
  readonly dates: string;
  readonly total: number;
  /** Until when the goods are held for an unpaid order. */
  readonly heldUntil: Date | null;
  /** Whether money for it is on its way back. */
  readonly isRefundOwed: boolean;
  /** How much of it: what is on its way, else what was not given back before. */
  readonly refund: number;
  /** Who writes, whom to call, and by which clock. */
  readonly shop: Pick<ShopIdentity, 'name' | 'phone' | 'time'>;
  /** Where a card order is paid, or an application for credit is filled in; '' leaves it out. */
  readonly payLink: string;
}

/** Letters not caused by a change of state, besides those that are: a reservation was made, an order was paid twice. */
export type LetterKind = OrderLetterKind | 'reserved' | 'paidTwice';

/** The parts of a letter: its subject and its paragraphs; empty ones are left out. */
export interface LetterParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

type Writer = (order: LetterOrder) => readonly [subject: string, ...paragraphs: string[]];

/** Words of every letter, without greeting and signature. */
const writers: Record<LetterKind, Writer> = {
  accepted: (order) => [
    `Заказ № ${order.number} принят`,
    `Спасибо за заказ! Мы приняли его под номером ${order.number}.`,
    orderSummary(order),
    `${wayText(order)}\n${paymentTexts[order.payment]}`,
    heldText(order),
    payLinkText(order),
  ],
  reserved: (order) => [
    `Бронь № ${order.number}`,
    `Мы отложили для вас товар. Номер брони — ${order.number}, назовите его в магазине.`,
    orderSummary(order),
    `${wayText(order)}\n${paymentTexts[order.payment]}`,
    order.heldUntil ? `Мы держим товар до ${clockText(order.heldUntil, order)}.` : '',
  ],
  paid: (order) => [
    `Заказ № ${order.number} оплачен`,
    `Заказ № ${order.number} на ${moneyText(order.total)} оплачен. Мы начинаем его собирать.`,
    wayText(order),
  ],
  ready: (order) => [
    `Заказ № ${order.number} готов к выдаче`,
    `Заказ № ${order.number} собран и ждёт вас.`,
    placeText(order),
    dueText(order),
  ],
  shipped: (order) => [
    `Заказ № ${order.number} в пути`,
    `Заказ № ${order.number} передан курьеру.`,
    wayText(order),
    dueText(order),
  ],
  cancelled: (order) => [`Заказ № ${order.number} отменён`, `Вы отменили заказ № ${order.number}.`, refundText(order)],
  declined: (order) => [
    `Заказ № ${order.number} отменён`,
    `К сожалению, нам пришлось отменить заказ № ${order.number}. Извините нас.`,
    refundText(order),
  ],
  creditRefused: (order) => [
    `Заказ № ${order.number} отменён`,
    `Банк не одобрил кредит на заказ № ${order.number}, и заказ отменён. Эти товары можно заказать снова и оплатить иначе.`,
  ],
  expired: (order) => [
    `Заказ № ${order.number} закрыт`,
    isPaidOnline(order.payment)
      ? `Заказ № ${order.number} не оплачен вовремя, и мы больше не держим для вас товар. Его можно заказать снова.`
      : `Время заказа № ${order.number} вышло, и мы больше не держим для вас товар. Его можно заказать снова.`,
  ],
  tooLate: (order) => [
    `Вернём деньги за заказ № ${order.number}`,
    `Мы получили оплату заказа № ${order.number}, когда он был уже закрыт.`,
    refundText(order),
  ],
  refunded: (order) => [
    `Деньги за заказ № ${order.number} возвращены`,
    `Мы вернули ${moneyText(order.refund)} за заказ № ${order.number}. ${order.payment === 'sbp' ? 'Деньги' : 'На карту деньги'} приходят за несколько дней: срок зависит от банка.`,
  ],
  paidTwice: (order) => [
    `Вернём лишнюю оплату заказа № ${order.number}`,
    `Заказ № ${order.number} оплачен дважды. Одну из оплат, ${moneyText(order.total)}, мы возвращаем ${backTo(order)}.`,
  ],
};

/** Where the order is on the site; left out where the shop does not know its own address. */
export const pageLine = (number: string): string => `Заказ на сайте: {site}/orders/${number}`;

/** A letter of this kind about this order. */
export function letterParts(order: LetterOrder, kind: LetterKind): LetterParts {
  const [subject, ...paragraphs] = writers[kind](order);
  return {
    subject,
    paragraphs: [
      order.name.trim() === '' ? 'Здравствуйте!' : `Здравствуйте, ${order.name}!`,
      ...paragraphs,
      pageLine(order.number),
      `Вопросы? Звоните: ${order.shop.phone}.\nМагазин «${order.shop.name}»`,
    ],
  };
}

/** The lines of an order and its sum: prices per piece after the promo code, exact to the kopeck. */
function orderSummary(order: LetterOrder): string {
  const lines = order.lines.map(({ title, options, quantity, price }) => {
    const sum = `${title} — ${quantity} шт. × ${moneyText(price)} = ${moneyText(price * quantity)}`;
    return options ? `${sum} (${options})` : sum;
  });
  if (order.promoCode !== null) lines.push(`Промокод: ${order.promoCode}`);
  if (order.way === 'courier' || order.delivery !== 0) lines.push(`Доставка: ${deliveryText(order.delivery)}`);
  return [...lines, `Итого: ${moneyText(order.total)}`].join('\n');
}

function deliveryText(delivery: number | null): string {
  if (delivery === null) return 'рассчитывается менеджером';
  return delivery === 0 ? 'бесплатно' : moneyText(delivery);
}

const paymentTexts: Record<LetterOrder['payment'], string> = {
  card: 'Оплата: картой на сайте',
  sbp: 'Оплата: через СБП на сайте',
  onDelivery: 'Оплата: при получении',
  credit: 'Оплата: в кредит, после решения банка',
};

function payLinkText({ payLink, payment }: LetterOrder): string {
  if (payLink === '') return '';
  return `${payment === 'credit' ? 'Заявка на кредит' : 'Оплатить'}: ${payLink}`;
}

function placeText(order: LetterOrder): string {
  return `${order.way === 'pickup' ? 'Самовывоз' : 'Доставка курьером'}: ${order.place}`;
}

/** With the days that were promised, as long as the buyer waits for them. */
function wayText(order: LetterOrder): string {
  return order.dates === '' ? placeText(order) : `${placeText(order)}\nСрок: ${order.dates}`;
}

/** What the buyer still has to pay at the counter or to the courier. */
function dueText(order: LetterOrder): string {
  return order.payment === 'onDelivery' ? `К оплате при получении: ${moneyText(order.total)}` : '';
}

/** Until when the goods wait, and for what. A credit has its own deadline, set by the bank. */
function heldText(order: LetterOrder): string {
  const { heldUntil, payment } = order;
  if (heldUntil === null || payment === 'credit') return '';
  const held = `Мы держим для вас товар до ${clockText(heldUntil, order)}`;
  return isPaidOnline(payment)
    ? `${held}: оплатите заказ до этого часа.`
    : `${held}: до этого часа мы позвоним вам, чтобы подтвердить заказ.`;
}

/** A moment by the shop's clock, and which clock that is. */
const clockText = (moment: Date, { shop: { time } }: LetterOrder): string =>
  `${shopMoment(moment, time.zone)} ${time.words}`;

function refundText(order: LetterOrder): string {
  return order.isRefundOwed ? `Деньги, ${moneyText(order.refund)}, мы возвращаем ${backTo(order)}.` : '';
}

const backTo = ({ payment }: LetterOrder): string =>
  payment === 'sbp' ? 'на счёт, с которого вы платили' : 'на вашу карту';
