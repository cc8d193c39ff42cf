import type { Db } from '../../db/schema.js';
import type { Basket } from '../basket/basket.js';
import { readBasket } from '../basket/basket.js';
import type { OrderAttempt } from '../orders/new-order.js';
import { moneyText } from '../money.js';
import type { OrderDestination } from '../orders/order-form.js';
import { refusal } from '../refusals.js';
import { getDeliveryOptions, readQuoteTerms } from './delivery-options.js';
import { deliveryVersion, quoteDelivery } from './quote-delivery.js';
import type { DeliveryQuote } from './quote-delivery.js';
import { weigh } from './weigh.js';

/** Goods that are collected where they are in stock: nothing to pay, nothing to promise. */
export const noDelivery: DeliveryQuote = { way: 'pickup', price: 0, dates: '', carrier: '', note: '' };

/**
 * Requests quotes from the carriers before the order's transaction, which must not wait for them and finds the quotes kept.
 * Whatever is wrong with the order is reported by the order itself.
 */
export async function askCarriersFirst(db: Db, attempt: OrderAttempt): Promise<void> {
  const { desk, form, visitorId, now, rules } = attempt;
  if (!desk || desk.carriers.length === 0) return;
  const basket = await readBasket(db, visitorId, now);
  if (basket.lines.length === 0) return;
  const terms = await readQuoteTerms(db, rules, now);
  await getDeliveryOptions(db, form.city.id, { goods: basket.lines, sum: basket.price }, terms, desk).catch(
    () => undefined,
  );
}

/**
 * What the delivery of this order costs: computed in its own transaction, whatever the request says. `seenDelivery` is
 * what the buyer saw of it: at another price nothing is ordered. When it is missing, the buyer saw what S2 §9 lets a
 * client show, «Бесплатно» or «Рассчитывается менеджером», and is not made to pay a price (decision 60).
 */
export async function deliverOrder(
  trx: Db,
  attempt: OrderAttempt,
  basket: Basket,
  { cityTitle, cityRegion }: OrderDestination,
): Promise<DeliveryQuote> {
  const { form, now, rules, seenDelivery } = attempt;
  const terms = { ...(await readQuoteTerms(trx, rules, now)), freeDeliveryLimit: rules.freeDeliveryLimit };
  const shipment = {
    way: form.delivery,
    city: { title: cityTitle, region: cityRegion },
    grams: await weigh(trx, basket.lines, terms.rules.pieceKg),
    sum: basket.price,
  };
  const quote = await quoteDelivery(trx, shipment, terms, null);
  if (seenDelivery && seenDelivery !== deliveryVersion(quote))
    throw refusal('deliveryChanged', 'Стоимость доставки изменилась: проверьте сумму и оформите заказ ещё раз');
  return seenDelivery ? quote : asShownBySpec(quote);
}

function asShownBySpec(quote: DeliveryQuote): DeliveryQuote {
  if (quote.price === null || quote.price === 0) return quote;
  const tariff = `По тарифам ${moneyText(quote.price)}: покупатель этой цены не видел, согласуйте её с ним.`;
  return { ...quote, price: null, carrier: '', note: [quote.note, tariff].filter(Boolean).join(' ') };
}
