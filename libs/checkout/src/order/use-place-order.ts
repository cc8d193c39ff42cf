import {
  apiErrorMessage,
  isApiError,
  isBasketChanged,
  isDeliveryChanged,
  useCreateOrderMutation,
  useLazyGetBasketItemsQuery,
  type BasketState,
  type Kopecks,
  type OrderResult,
  type OrderValues,
} from '@tropa/api-client';
import { useRef, useState } from 'react';
import { isPaidOnline } from './payment-rules.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { forgetAttempt, keepAttempt, readAttempt, type OrderAttempt } from './order-attempt.js';
import { forgetDraft } from './order-draft.js';
import type { OrderFormOutput } from './order.schema.js';
import { isOtherBasket } from './seen-basket.js';
import type { TabStorage } from './tab-memory.js';

/**
 * The outcome of the buyer's attempt. `accepted`: the order exists, and nothing is left to do here. `unpaid`: it awaits
 * payment, and nobody is taken to the bank without asking.
 */
export type OrderOutcome =
  | { readonly kind: 'paying' | 'unpaid' | 'crediting' | 'accepted'; readonly order: OrderResult }
  | { readonly kind: 'booked'; readonly order: OrderResult; readonly sum: Kopecks | null }
  | { readonly kind: 'failed' };

/** Options of {@link usePlaceOrder}. */
export interface PlaceOrderOptions {
  readonly onNavigate: (href: string) => void;
  readonly ordersHref: string;
  /** Where the attempt is kept for a reload. */
  readonly tabStorage?: TabStorage | null | undefined;
  /** Opens the partner's widget after the order is placed; resolves when the buyer is done with it. */
  readonly onCredit?: ((order: OrderResult) => Promise<unknown>) | undefined;
  readonly onSuccess?: ((order: OrderResult) => void) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  /** There is nothing left to order: the clicked button is removed with its form. */
  readonly onEmpty?: (() => void) | undefined;
}

/** What the buyer saw of the delivery: its price in kopecks, and `version` of it where the server gives one. */
export interface SeenDelivery {
  readonly price?: Kopecks | null;
  readonly version?: string;
}

/** What is no longer as the buyer saw it. */
export type OrderChange = 'basket' | 'delivery';

/** How far an attempt got; `unknown`: the response was lost, the order may exist. */
type AttemptEnd = 'made' | 'refused' | 'unknown';

/** What goes over the wire: without the consents, and the city without its region. */
const toOrderValues = ({ privacy: _privacy, terms: _terms, city, ...fields }: OrderFormOutput): OrderValues => ({
  ...fields,
  city: { id: city.id, value: city.value },
});

/**
 * Places the order once and reports the outcome. The idempotency key belongs to the attempt and survives a reload: a
 * repeat after a lost response carries the same one, so that it cannot become a second order.
 */
export function usePlaceOrder(options: PlaceOrderOptions) {
  const { onNavigate, ordersHref, tabStorage, onCredit, onSuccess, onError, onEmpty } = options;
  const [createOrder] = useCreateOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const [changed, setChanged] = useState<OrderChange | null>(null);
  const [readBasket] = useLazyGetBasketItemsQuery();
  // Stays true after a success: a second click may still be in validation when the first has its response.
  const isUnderWay = useRef(false);
  // An order that cannot be paid: there is nothing to send again, only the message to show again.
  const isUnpayable = useRef(false);
  const sent = useRef<OrderAttempt | null>(null);

  /** The attempt whose response was never seen: of this page, or of this tab before a reload. */
  const unanswered = (): OrderAttempt | null => {
    const attempt = sent.current ?? readAttempt(tabStorage);
    return attempt && attempt.order === null ? attempt : null;
  };

  const end = (ended: OrderOutcome) => {
    forgetAttempt(tabStorage);
    setOutcome(ended);
  };

  /** The partner's widget; the attempt is kept until the buyer is done with it, so that a reload opens it again. */
  const openCredit = async (order: OrderResult): Promise<void> => {
    setOutcome({ kind: 'crediting', order });
    try {
      await onCredit?.(order);
    } catch (error) {
      onError?.(error);
    }
    forgetAttempt(tabStorage);
    // Whatever the partner answered, the orders page comes last.
    onNavigate(ordersHref);
  };

  const succeed = async (attempt: OrderAttempt, order: OrderResult, isLate: boolean, lost: OrderAttempt | null) => {
    const { values, sum } = attempt;
    forgetDraft(tabStorage);
    onSuccess?.(order);
    // The order whose response was lost has another payment than is chosen now: it stays as it was placed.
    if (lost && lost.values.payment !== values.payment && order.paymentLink === '')
      return end({ kind: 'accepted', order });
    const isByCard = isPaidOnline(values.payment);
    // A repeat returns the order that was placed first: a card order still has its payment link.
    if (values.payment === 'onDelivery' && order.paymentLink === '') return end({ kind: 'booked', order, sum });
    if (values.payment === 'credit') {
      if (isLate && order.paymentLink === '') return end({ kind: 'accepted', order });
      keepAttempt(tabStorage, { ...attempt, order });
      return openCredit(order);
    }
    if (order.paymentLink !== '') {
      keepAttempt(tabStorage, { ...attempt, order });
      // Nobody who has only opened the page, or chose to pay on delivery, is taken to the bank: there is a button for
      // it.
      if (isLate || !isByCard) return setOutcome({ kind: 'unpaid', order });
      setOutcome({ kind: 'paying', order });
      return onNavigate(order.paymentLink);
    }
    if (isLate) return end({ kind: 'accepted', order });
    // A card order without a payment link ends in the failure dialog: there is nothing the buyer could do.
    forgetAttempt(tabStorage);
    isUnpayable.current = true;
    setOutcome({ kind: 'failed' });
  };

  /**
   * `isEmpty`: the basket is empty by now. If it was ordered in another tab the shop has the order; if it was emptied
   * there, it has none.
   */
  const send = async (attempt: OrderAttempt, isLate: boolean, isEmpty = false): Promise<AttemptEnd> => {
    const { values, key, version, deliveryVersion } = attempt;
    const lost = unanswered();
    sent.current = attempt;
    keepAttempt(tabStorage, attempt);
    try {
      const order = await createOrder({
        ...values,
        idempotencyKey: key,
        basketVersion: version ?? undefined,
        deliveryVersion,
      }).unwrap();
      await succeed(attempt, order, isLate, lost);
      return 'made';
    } catch (error) {
      // A refusal by the shop ends the attempt. A lost response does not: the order may exist.
      const isRefusal = isApiError(error) && error.kind === 'shop';
      if (isRefusal) {
        sent.current = null;
        forgetAttempt(tabStorage);
      }
      // The page shows the new total when it asks for confirmation.
      if (
        !isLate &&
        !isEmpty &&
        isBasketChanged(error) &&
        (await readBasket()
          .unwrap()
          .then(
            () => true,
            () => false,
          ))
      ) {
        setChanged('basket');
        return 'refused';
      }
      // A rejected order refetches the price: the dialog that asks for confirmation shows it.
      if (!isLate && isDeliveryChanged(error)) {
        setChanged('delivery');
        return 'refused';
      }
      // A buyer who only opened the page has clicked nothing: the empty basket is all there is to show.
      if (isRefusal && isEmpty) onEmpty?.();
      else if (!isLate) {
        setRefusal(isRefusal ? apiErrorMessage(error) : null);
        setOutcome({ kind: 'failed' });
      }
      onError?.(error);
      return isRefusal ? 'refused' : 'unknown';
    }
  };

  const order = async (values: OrderFormOutput, seen: BasketState, delivery: SeenDelivery): Promise<AttemptEnd> => {
    // It cannot be read now: the order call itself will say what is wrong.
    const now = await readBasket()
      .unwrap()
      .catch(() => seen);
    const lost = unanswered();
    // Under its key the shop would return the order of other goods: the buyer first learns the outcome of that one.
    if (lost?.version && now.items.length > 0 && lost.version !== now.version) {
      const lostEnd = await send(lost, true);
      if (lostEnd === 'unknown') setOutcome({ kind: 'failed' });
      if (lostEnd !== 'refused') return lostEnd;
    }
    if (isOtherBasket(seen, now)) {
      setChanged('basket');
      return 'refused';
    }
    const key = unanswered()?.key ?? newIdempotencyKey();
    const attempt = {
      key,
      values: toOrderValues(values),
      order: null,
      sum: seen.price + (delivery.price ?? 0),
      version: seen.version ?? null,
      ...(delivery.version && { deliveryVersion: delivery.version }),
    };
    return send(attempt, false, now.items.length === 0);
  };

  const begin = (): boolean => {
    if (isUnderWay.current) {
      if (isUnpayable.current) setOutcome({ kind: 'failed' });
      return false;
    }
    isUnderWay.current = true;
    setChanged(null);
    setOutcome(null);
    setRefusal(null);
    return true;
  };

  return {
    /**
     * Orders the basket that the buyer sees. If it was changed meanwhile, in another tab or by the shop, the buyer must
     * confirm first: `isChanged`. The same for the price of delivery, of which `delivery` is what the buyer saw.
     */
    async place(values: OrderFormOutput, seen: BasketState, delivery: SeenDelivery = {}): Promise<void> {
      if (!begin()) return;
      setIsPlacing(true);
      isUnderWay.current = (await order(values, seen, delivery)) === 'made';
      setIsPlacing(false);
    },
    /**
     * Finishes an attempt whose response this tab never saw because the page was reloaded, reopens the credit
     * application, or offers payment to a buyer who returned without paying. Never places a new order: the basket is
     * empty then.
     *
     * @param unpaid The card order that awaits payment.
     */
    async resume(unpaid: OrderResult | null): Promise<void> {
      if (isUnderWay.current) return;
      const attempt = readAttempt(tabStorage);
      if (attempt?.order && attempt.values.payment === 'credit') {
        isUnderWay.current = true;
        return openCredit(attempt.order);
      }
      const lost = unanswered();
      if (lost) {
        begin();
        isUnderWay.current = (await send(lost, true)) === 'made';
        // The outcome is unknown: what the server says is unpaid still is.
        if (!isUnderWay.current && unpaid) setOutcome({ kind: 'unpaid', order: unpaid });
        return;
      }
      if (unpaid) setOutcome({ kind: 'unpaid', order: unpaid });
    },
    /** Whether basket or delivery are no longer what the buyer saw: the new total must be confirmed. */
    isChanged: changed !== null,
    /** What the buyer must confirm again before ordering; null when nothing has changed. */
    changed,
    /** The buyer went back to the form, which shows the new total. */
    dismissChange: () => setChanged(null),
    isPlacing,
    outcome,
    /** The shop's message why it rejected the last attempt; null when it gave none. */
    refusal,
    /** The buyer has dismissed the failure. */
    dismiss: () => setOutcome(null),
  };
}
