import {
  apiErrorMessage,
  isApiError,
  isBasketChanged,
  useCreateOrderMutation,
  useLazyGetBasketItemsQuery,
  type BasketState,
  type Kopecks,
  type OrderResult,
  type OrderValues,
} from '@tropa/api-client';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.js';
import { forgetAttempt, keepAttempt, readAttempt, type OrderAttempt } from './order-attempt.js';
import { forgetDraft } from './order-draft.js';
import type { OrderFormOutput } from './order.schema.js';
import { isOtherBasket } from './seen-basket.js';
import type { TabStorage } from './tab-memory.js';

/** What came of the buyer's attempt. `accepted`: the order exists, and nothing is to be done about it
 * here. `unpaid`: it waits for its money, and nobody is taken to the bank unasked. */
export type OrderOutcome =
  | { readonly kind: 'paying' | 'unpaid' | 'crediting' | 'accepted'; readonly order: OrderResult }
  | { readonly kind: 'booked'; readonly order: OrderResult; readonly sum: Kopecks | null }
  | { readonly kind: 'failed' };

interface PlaceOrderOptions {
  readonly onNavigate: (href: string) => void;
  readonly ordersHref: string;
  /** Where the attempt is kept for a reload. */
  readonly tabStorage?: TabStorage | null | undefined;
  /** Opens the partner's widget; ends when the buyer is done with it. Decision 35. */
  readonly onCredit?: ((order: OrderResult) => Promise<unknown>) | undefined;
  readonly onSuccess?: ((order: OrderResult) => void) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  /** There is nothing to order any more: the button that was pressed goes with its form. */
  readonly onEmpty?: (() => void) | undefined;
}

/** How far an attempt got; `unknown`: the answer was lost, the order may exist. */
type AttemptEnd = 'made' | 'refused' | 'unknown';

/** What goes over the wire: the consent adds no field (decision 8), the city no region. */
const toOrderValues = ({ privacy: _privacy, city, ...fields }: OrderFormOutput): OrderValues => ({
  ...fields,
  city: { id: city.id, value: city.value },
});

/**
 * Places the order once and says what came of it. The idempotency key belongs to the attempt and outlives a reload:
 * a repeat after a lost answer carries the same one, so that it cannot become a second order (decision 18).
 */
export function usePlaceOrder(options: PlaceOrderOptions) {
  const { onNavigate, ordersHref, tabStorage, onCredit, onSuccess, onError, onEmpty } = options;
  const [createOrder] = useCreateOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const [readBasket] = useLazyGetBasketItemsQuery();
  // Stays on after a success: a second press may still be under validation when the first is answered.
  const isUnderWay = useRef(false);
  // An order that cannot be paid: there is nothing to ask for again, only the words to say again.
  const isUnpayable = useRef(false);
  const sent = useRef<OrderAttempt | null>(null);

  /** The attempt whose answer nobody has seen: of this page, or of this tab before a reload. */
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
    // Whatever the partner answered (decision 35).
    onNavigate(ordersHref);
  };

  const succeed = async (attempt: OrderAttempt, order: OrderResult, isLate: boolean, lost: OrderAttempt | null) => {
    const { values, sum } = attempt;
    forgetDraft(tabStorage);
    onSuccess?.(order);
    // The order whose answer was lost, to be paid in another way than is chosen now: it stands as it was made.
    if (lost && lost.values.payment !== values.payment && order.paymentLink === '')
      return end({ kind: 'accepted', order });
    const isByCard = values.payment === 'card';
    // A repeat gives the order that was made first: one that was to be paid by card has its link still.
    if (values.payment === 'onDelivery' && order.paymentLink === '') return end({ kind: 'booked', order, sum });
    if (values.payment === 'credit') {
      if (isLate && order.paymentLink === '') return end({ kind: 'accepted', order });
      keepAttempt(tabStorage, { ...attempt, order });
      return openCredit(order);
    }
    if (order.paymentLink !== '') {
      keepAttempt(tabStorage, { ...attempt, order });
      // Nobody is taken to the bank who has only opened the page, or chose to pay on delivery: the button is there.
      if (isLate || !isByCard) return setOutcome({ kind: 'unpaid', order });
      setOutcome({ kind: 'paying', order });
      return onNavigate(order.paymentLink);
    }
    if (isLate) return end({ kind: 'accepted', order });
    // Card without an address to pay at: nothing the buyer could do by himself (decision 19).
    forgetAttempt(tabStorage);
    isUnpayable.current = true;
    setOutcome({ kind: 'failed' });
  };

  /** `isEmpty`: the basket is empty by now; ordered in another tab the shop knows its order, emptied there it does not. */
  const send = async (attempt: OrderAttempt, isLate: boolean, isEmpty = false): Promise<AttemptEnd> => {
    const { values, key, version } = attempt;
    const lost = unanswered();
    sent.current = attempt;
    keepAttempt(tabStorage, attempt);
    try {
      const order = await createOrder({ ...values, idempotencyKey: key, basketVersion: version ?? undefined }).unwrap();
      await succeed(attempt, order, isLate, lost);
      return 'made';
    } catch (error) {
      // The shop said no: the attempt is over. A lost answer is not: the order may exist.
      const isRefusal = isApiError(error) && error.kind === 'shop';
      if (isRefusal) {
        sent.current = null;
        forgetAttempt(tabStorage);
      }
      // The new sum is what the page shows when it asks.
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
        setIsChanged(true);
        return 'refused';
      }
      // Whoever only opened the page has pressed nothing: an empty basket is all that there is to say.
      if (isRefusal && isEmpty) onEmpty?.();
      else if (!isLate) {
        setRefusal(isRefusal ? apiErrorMessage(error) : null);
        setOutcome({ kind: 'failed' });
      }
      onError?.(error);
      return isRefusal ? 'refused' : 'unknown';
    }
  };

  const order = async (values: OrderFormOutput, seen: BasketState): Promise<AttemptEnd> => {
    // Unreadable now: the order call itself says what is wrong.
    const now = await readBasket()
      .unwrap()
      .catch(() => seen);
    const lost = unanswered();
    // Under its key the shop would answer with the order of other goods: the buyer learns first what came of that.
    if (lost?.version && now.items.length > 0 && lost.version !== now.version) {
      const lostEnd = await send(lost, true);
      if (lostEnd === 'unknown') setOutcome({ kind: 'failed' });
      if (lostEnd !== 'refused') return lostEnd;
    }
    if (isOtherBasket(seen, now)) {
      setIsChanged(true);
      return 'refused';
    }
    const key = unanswered()?.key ?? newIdempotencyKey();
    const attempt = { key, values: toOrderValues(values), order: null, sum: seen.price, version: seen.version ?? null };
    return send(attempt, false, now.items.length === 0);
  };

  const begin = (): boolean => {
    if (isUnderWay.current) {
      if (isUnpayable.current) setOutcome({ kind: 'failed' });
      return false;
    }
    isUnderWay.current = true;
    setIsChanged(false);
    setOutcome(null);
    setRefusal(null);
    return true;
  };

  return {
    /**
     * Orders the basket that the buyer sees. One that was changed elsewhere meanwhile, in another tab or by the shop, is
     * asked about first: `isChanged`.
     */
    async place(values: OrderFormOutput, seen: BasketState): Promise<void> {
      if (!begin()) return;
      setIsPlacing(true);
      isUnderWay.current = (await order(values, seen)) === 'made';
      setIsPlacing(false);
    },
    /**
     * Ends an attempt whose answer this tab never saw — the page was reloaded while it was out —, opens the application
     * for credit again, or shows the way to pay to whoever came back without having paid. Never makes a new order: the
     * basket is empty then.
     *
     * @param unpaid The card order that waits for its money.
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
        // What came of it is not known: what the server says is to be paid still is.
        if (!isUnderWay.current && unpaid) setOutcome({ kind: 'unpaid', order: unpaid });
        return;
      }
      if (unpaid) setOutcome({ kind: 'unpaid', order: unpaid });
    },
    /** Whether the basket is no longer the one that the buyer pressed the button for: its new sum is to be confirmed. */
    isChanged,
    /** The buyer went back to the form, where the new sum stands. */
    dismissChange: () => setIsChanged(false),
    isPlacing,
    outcome,
    /** Why the shop refused the last attempt, in its own words; null when it did not say. */
    refusal,
    /** The buyer has read the failure. */
    dismiss: () => setOutcome(null),
  };
}
