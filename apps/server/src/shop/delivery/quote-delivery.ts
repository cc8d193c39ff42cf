import { createHash } from 'node:crypto';
import { carrierNames } from '../../adapters/carrier.js';
import type { Carrier, CarrierId, CarrierQuote, NoQuote } from '../../adapters/carrier.js';
import type { Db } from '../../db/schema.js';
import { isDeliveryFree } from '../payment/allowed-payment.js';
import type { DeliveryKind } from '../payment/allowed-payment.js';
import { findQuote, keepQuote, roundedParcel } from './carrier-quotes.js';
import { daysInWords } from './delivery-days.js';
import { postcodeOf, ruleFor } from './delivery-rules.js';
import type { DeliveryRule, DeliveryRules, Shipment } from './delivery-rules.js';

/** What one way of delivery costs and when it arrives. */
export interface DeliveryQuote {
  readonly way: DeliveryKind;
  /** Kopecks; 0 is free, null: the shop's manager works it out (S2 §9). */
  readonly price: number | null;
  /** The days in words; '' when nothing is promised. */
  readonly dates: string;
  /** Whose price it is; '' the shop's own. */
  readonly carrier: CarrierId | '';
  /** For the staff: why the shop's own price stands in for the carrier's; '' when it does not. */
  readonly note: string;
}

/** What is known of the shop when it quotes. */
export interface QuoteTerms {
  readonly rules: DeliveryRules;
  readonly now: Date;
  /** Time zone of the shop's clock. */
  readonly zone: string;
  /** Kopecks: free strictly above it (decision 34). */
  readonly freeDeliveryLimit: number;
}

/** Carriers that may be called, and who is notified that one failed. Without it only their earlier quotes count. */
export interface CarrierDesk {
  readonly carriers: readonly Carrier[];
  onFailure(carrier: Carrier, error: unknown): void;
}

/** Identifies what a buyer saw of a price: an order at another one is rejected until the buyer has seen that. */
export const deliveryVersion = ({ way, price }: Pick<DeliveryQuote, 'way' | 'price'>): string =>
  createHash('sha256')
    .update(`${way} ${price ?? 'manager'}`)
    .digest('base64url')
    .slice(0, 16);

/**
 * Price and days of one way. For a rule that names a carrier they are the carrier's, as long as it responds or has responded
 * today; else the rule's own, and the note says so. Never waits for a carrier without a `desk`: an order's transaction has
 * none.
 */
export async function quoteDelivery(
  db: Db,
  shipment: Shipment,
  terms: QuoteTerms,
  desk: CarrierDesk | null,
): Promise<DeliveryQuote> {
  const { way, sum } = shipment;
  const rule = ruleFor(terms.rules, shipment);
  const isFree = isDeliveryFree(sum, terms.freeDeliveryLimit);
  const said = rule?.carrier ? await askCarrier(db, rule.carrier, shipment, terms, desk) : null;
  const quoted = said !== null && 'price' in said ? said : null;
  const days = quoted?.days ?? rule?.days ?? null;
  return {
    way,
    price: isFree ? 0 : ((quoted && wholeRoubles(quoted.price)) ?? ownPrice(way, rule)),
    dates: days === null ? '' : daysInWords(terms.now, days, terms.zone),
    carrier: (quoted && rule?.carrier) || '',
    note: said !== null && 'problem' in said ? said.problem : '',
  };
}

/** Without a rule nobody knows what a courier costs; collecting goods in a shop is free. */
function ownPrice(way: DeliveryKind, rule: DeliveryRule | null): number | null {
  if (rule === null) return way === 'pickup' ? 0 : null;
  return rule.price === null ? null : rule.price * 100;
}

const wholeRoubles = (kopecks: number): number => Math.ceil(kopecks / 100) * 100;

const noteOf = (id: CarrierId, why: string): NoQuote => ({
  problem: `${carrierNames[id]}: ${why}. Цена по тарифам магазина.`,
});

async function askCarrier(
  db: Db,
  id: CarrierId,
  { way, city, grams }: Shipment,
  { rules, now }: QuoteTerms,
  desk: CarrierDesk | null,
): Promise<CarrierQuote | NoQuote> {
  const to = postcodeOf(rules, city);
  if (to === null || rules.from === '') return noteOf(id, 'не указан индекс');
  const parcel = roundedParcel({ way, from: rules.from, to, grams });
  const known = await findQuote(db, id, parcel, now);
  if (known !== null) return 'problem' in known ? noteOf(id, `не везёт туда (${known.problem})`) : known;
  if (desk === null) return noteOf(id, 'нет ответа');
  const carrier = desk.carriers.find((one) => one.id === id);
  if (!carrier) return noteOf(id, 'не подключён');
  try {
    const said = await carrier.quote(parcel);
    await keepQuote(db, id, parcel, said, now);
    return 'problem' in said ? noteOf(id, `не везёт туда (${said.problem})`) : said;
  } catch (error) {
    desk.onFailure(carrier, error);
    return noteOf(id, 'нет ответа');
  }
}
