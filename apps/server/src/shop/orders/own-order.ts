import type { Db } from '../../db/schema.js';
import { readIdentity } from '../identity/identity.js';
import { moneyText } from '../money.js';
import { ownReturns } from '../returns/own-returns.js';
import type { OwnReturn } from '../returns/own-returns.js';
import { readReceipt, readReturnable, returnRule } from '../returns/return-rule.js';
import type { ReturnRule } from '../returns/return-rule.js';
import { shopMoment } from '../shop-time.js';
import { stepText, stepsAhead } from './order-steps.js';
import { deliveryWay, orderViews, ownOrders } from './own-orders.js';
import type { OrderView, PayLink } from './own-orders.js';

/** An order on its own page. Money is kopecks. */
export interface OwnOrderView extends OrderView {
  /** `at` '': still to come. */
  readonly steps: readonly { readonly text: string; readonly at: string }[];
  readonly goodsPrice: number;
  /** Null: the shop's manager works it out. */
  readonly deliveryPrice: number | null;
  readonly total: number;
  readonly promocode: string;
  readonly payment: { readonly value: string; readonly state: string };
  readonly recipient: { readonly name: string; readonly phone: string; readonly email: string };
  readonly comment: string;
  readonly receiptLink: string;
  readonly returnRule: ReturnRule;
  readonly returns: readonly OwnReturn[];
  /** Pieces that may go back, by the id of the line. */
  readonly returnable: ReadonlyMap<number, number>;
}

const payments = {
  card: 'Картой на сайте',
  sbp: 'Через СБП на сайте',
  onDelivery: 'При получении',
  credit: 'В кредит',
} as const;

const moneyStates: Readonly<Record<string, string>> = {
  pending: 'ждёт оплаты',
  failed: 'не прошла, можно попробовать ещё раз',
  paid: 'оплачено',
  refunding: 'деньги возвращаются',
  refunded: 'деньги возвращены',
};

/** `partly`: kopecks that were given back, or are on their way, while the rest stays. */
const moneyState = (status: string, partly: number): string =>
  `${moneyStates[status] ?? ''}${status === 'paid' && partly > 0 ? `, возврат ${moneyText(partly)}` : ''}`;

/** An order of the user by its number; null for one that is not there and for somebody else's alike. */
export async function readOwnOrder(
  db: Db,
  userId: number,
  number: string,
  { payLink, now }: { readonly payLink: PayLink; readonly now: Date },
): Promise<OwnOrderView | null> {
  const own = () => ownOrders(db, userId).where('orders.number', '=', number);
  const row = await own().selectAll('orders').executeTakeFirst();
  const [view] = row ? await orderViews(db, own(), payLink) : [];
  if (!row || !view) return null;
  const { phone, time } = await readIdentity(db);
  const [moments, money, refunds, returnable, receipt, returns] = await Promise.all([
    db.selectFrom('order_moments').select(['status', 'at']).where('order_id', '=', row.id).orderBy('id').execute(),
    db.selectFrom('payments').select(['status', 'amount_kopecks']).where('order_id', '=', row.id).executeTakeFirst(),
    db
      .selectFrom('refunds')
      .select(['done_at', 'amount_kopecks'])
      .where('order_id', '=', row.id)
      .orderBy('id')
      .execute(),
    readReturnable(db, row.id),
    readReceipt(db, row.id),
    ownReturns(db, row.id),
  ]);
  const left = [...returnable.values()].reduce((sum, pieces) => sum + pieces, 0);
  const isPart = (amount: number) => money !== undefined && Number(amount) < Number(money.amount_kopecks);
  const partly = refunds.reduce((sum, one) => sum + (isPart(one.amount_kopecks) ? Number(one.amount_kopecks) : 0), 0);
  const happened = [
    ...moments.map(({ status, at }) => ({ text: stepText(status), at })),
    ...refunds.flatMap(({ done_at: at, amount_kopecks: amount }) =>
      at === null
        ? []
        : [{ text: isPart(amount) ? `Возвращено ${moneyText(Number(amount))}` : 'Деньги возвращены', at }],
    ),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const isOpen = row.status !== 'cancelled' && row.status !== 'expired';
  const isMoneyTold = money !== undefined && (isOpen || !['pending', 'failed'].includes(money.status));
  return {
    ...view,
    // What it costs is a line of the sums here.
    delivery: { value: deliveryWay(row.delivery) },
    steps: [
      ...happened.map(({ text, at }) => ({ text, at: shopMoment(at, time.zone) })),
      ...stepsAhead(row.status, row.delivery).map((state) => ({ text: stepText(state), at: '' })),
    ],
    goodsPrice: row.goods_kopecks,
    deliveryPrice: row.delivery_kopecks,
    total: row.total_kopecks,
    promocode: row.promo_code ?? '',
    payment: { value: payments[row.payment], state: isMoneyTold ? moneyState(money.status, partly) : '' },
    recipient: { name: row.name, phone: phoneText(row.phone), email: row.email },
    comment: row.comment,
    receiptLink: row.receipt_link,
    returnRule: returnRule({ ...receipt, isReceived: row.status === 'done', left, phone, now }),
    returns,
    returnable,
  };
}

/** `+7 (912) 345-67-89` */
const phoneText = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');
