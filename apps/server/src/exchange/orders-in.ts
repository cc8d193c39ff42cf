import { decodeFeed } from '../import/feed-encoding.js';
import type { Db } from '../db/schema.js';
import type { CardPayment } from '../adapters/card-payment.js';
import { inTransaction } from '../db/in-transaction.js';
import { orderStates, type OrderEvent, type OrderState } from '../shop/orders/order-machine.js';
import { orderStatus } from '../shop/orders/order-status.js';
import { shopEvents, staffSteps } from '../shop/orders/staff-steps.js';
import { settleRefunds } from '../shop/payment/refunds.js';
import { takeStep } from '../shop/staff/staff-orders.js';
import { children, child, isTrue, readXmlRecords, textOf, type XmlRecord } from './xml-records.js';

/** What the accounting system wants an order to be. */
export interface WantedState {
  readonly number: string;
  /** Null: it names no state that the shop knows. */
  readonly state: 'cancelled' | 'assembling' | 'sent' | 'done' | null;
  /** Its own words, for the log. */
  readonly said: string;
}

/** How accounting systems name the states of the shop; `sent` is on its way, or waits where it is collected. */
const names: Readonly<Record<string, WantedState['state']>> = {
  'в работе': 'assembling',
  'к выполнению': 'assembling',
  'к обеспечению': 'assembling',
  'к отгрузке': 'assembling',
  'в процессе отгрузки': 'assembling',
  собирается: 'assembling',
  отгружен: 'sent',
  отправлен: 'sent',
  'передан в доставку': 'sent',
  доставляется: 'sent',
  'в пути': 'sent',
  'готов к выдаче': 'sent',
  доставлен: 'done',
  получен: 'done',
  выполнен: 'done',
  завершен: 'done',
  закрыт: 'done',
  отменен: 'cancelled',
  отмена: 'cancelled',
};

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/** Undefined: no state has this name. Null: a state of the shop that no step of the staff leads to. */
function stateOf(said: string): WantedState['state'] | undefined {
  const word = plain(said);
  const own = orderStates.find((state) => state === word || plain(orderStatus(state, 'card').text) === word);
  if (own === 'delivering' || own === 'ready') return 'sent';
  if (own === 'assembling' || own === 'done' || own === 'cancelled') return own;
  return own === undefined ? names[word] : null;
}

/** One document; null if it is not an order. */
export function wantedState(record: XmlRecord): WantedState | null {
  const operation = textOf(record, 'ХозОперация');
  if (operation !== '' && !/^заказ/i.test(operation)) return null;
  const said = new Map(
    children(child(record, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').map((one) => [
      plain(textOf(one, 'Наименование')),
      textOf(one, 'Значение'),
    ]),
  );
  // «Номер» is 1C's own number, so it counts only without an id; orders that 1C did not get from the shop are ignored.
  const number = textOf(record, 'Ид') || textOf(record, 'Номер');
  const status = said.get('статус заказа') ?? said.get('статуса заказа ид') ?? '';
  const isCancelled = [said.get('отменен'), said.get('пометкаудаления'), textOf(record, 'ПометкаУдаления')].some(
    (text) => isTrue(text ?? ''),
  );
  if (!/^\d{1,15}$/.test(number)) return null;
  if (isCancelled) return { number, state: 'cancelled', said: 'Отменён' };
  const byStatus = stateOf(status);
  if (byStatus) return { number, state: byStatus, said: status };
  if (said.get('номер отгрузки по 1с') || said.get('дата отгрузки по 1с'))
    return { number, state: 'sent', said: 'Отгрузка' };
  if (isTrue(said.get('проведен') ?? '')) return { number, state: 'assembling', said: 'Проведён' };
  return { number, state: null, said: byStatus === null ? '' : status };
}

/** The orders of a file. @throws ImportError where it is broken */
export async function readWantedStates(bytes: AsyncIterable<Buffer>): Promise<WantedState[]> {
  const wanted: WantedState[] = [];
  const reader = readXmlRecords({
    root: 'КоммерческаяИнформация',
    records: new Set(['Документ']),
    onOpen: () => undefined,
    onText: () => undefined,
    onRecord(record) {
      const state = wantedState(record);
      if (state) wanted.push(state);
    },
  });
  for await (const text of decodeFeed(bytes)) reader.write(text);
  reader.finish();
  return wanted;
}

/** The author in the audit. */
const actor = { keyId: null, name: '1С' };

/** How many orders were moved on, and what could not be done, in words for the log. */
export interface LedOrders {
  readonly changed: number;
  readonly notes: readonly string[];
}

/**
 * Brings orders to what the accounting system says, by the steps of the staff: goods, money, letters and audit follow as
 * they do there. What the machine has no steps for is left alone: an order never goes back.
 */
export async function leadOrders(
  db: Db,
  wanted: readonly WantedState[],
  { cards, now }: { readonly cards: CardPayment; readonly now: Date },
): Promise<LedOrders> {
  const notes: string[] = [];
  let changed = 0;
  for (const { number, state, said } of wanted) {
    if (state === null) {
      if (said !== '') notes.push(`${number}: статус «${said.slice(0, 60)}» магазину неизвестен`);
      continue;
    }
    const outcome = await inTransaction(db, (trx) => lead(trx, number, state, now));
    if (typeof outcome === 'string') notes.push(`${number}: ${outcome}`);
    else if (outcome.steps > 0) {
      changed += 1;
      await settleRefunds(db, cards, { orderId: outcome.id });
    }
  }
  return { changed, notes };
}

async function lead(
  trx: Db,
  number: string,
  wanted: NonNullable<WantedState['state']>,
  now: Date,
): Promise<string | { readonly id: number; readonly steps: number }> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'delivery'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return 'такого заказа нет';
  const way = wayTo(order.status, order.delivery, wanted);
  if (way === null) return `из состояния «${orderStatus(order.status as OrderState, 'card').text}» так изменить нельзя`;
  let { status }: { status: string } = order;
  for (const event of way) status = await takeStep(trx, actor, { id: order.id, number, status }, event, now);
  return { id: order.id, steps: way.length };
}

/** The steps from one state to another; null: there are none. */
function wayTo(
  from: string,
  delivery: 'pickup' | 'courier',
  wanted: NonNullable<WantedState['state']>,
): OrderEvent[] | null {
  const target: OrderState = wanted === 'sent' ? (delivery === 'courier' ? 'delivering' : 'ready') : wanted;
  const way: OrderEvent[] = [];
  for (let state = from; state !== target;) {
    const step = staffSteps(state, delivery, shopEvents).find(
      ({ event }) => (event === 'decline') === (target === 'cancelled'),
    );
    // A state further on than the wanted one says the same: the staff was faster.
    if (!step) return null;
    way.push(step.event);
    state = step.to;
  }
  return way;
}
