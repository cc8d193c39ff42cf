import {
  apiErrorMessage,
  isApiError,
  useCreateOrderMutation,
  type OrderResult,
  type OrderValues,
} from '@tropa/api-client';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.js';
import { forgetAttempt, keepAttempt, readAttempt } from './order-attempt.js';
import { forgetDraft } from './order-draft.js';
import type { OrderFormOutput } from './order.schema.js';
import type { TabStorage } from './tab-memory.js';

/** What came of the buyer's attempt. `accepted`: the order exists, and nothing is to be done about it here. */
export type OrderOutcome =
  | { readonly kind: 'paying' | 'booked' | 'crediting' | 'accepted'; readonly order: OrderResult }
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
}

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
  const { onNavigate, ordersHref, tabStorage, onCredit, onSuccess, onError } = options;
  const [createOrder] = useCreateOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  // Stays on after a success: a second press may still be under validation when the first is answered.
  const isUnderWay = useRef(false);
  // An order that cannot be paid: there is nothing to ask for again, only the words to say again.
  const isUnpayable = useRef(false);
  const key = useRef<string | null>(null);

  const end = (kind: 'booked' | 'crediting' | 'accepted', order: OrderResult) => {
    forgetAttempt(tabStorage);
    setOutcome({ kind, order });
  };

  const succeed = async (order: OrderResult, values: OrderValues, isLate: boolean) => {
    forgetDraft(tabStorage);
    onSuccess?.(order);
    // A link is a card order's, whatever a late answer finds chosen in the form.
    if (order.paymentLink !== '' && (values.payment === 'card' || isLate)) {
      keepAttempt(tabStorage, { key: key.current ?? '', values, order });
      setOutcome({ kind: 'paying', order });
      // Nobody is taken away by a page that he has just opened: the button is there.
      return isLate ? undefined : onNavigate(order.paymentLink);
    }
    if (values.payment === 'onDelivery') return end('booked', order);
    if (isLate) return end('accepted', order);
    if (values.payment === 'card') {
      // Card without an address to pay at: nothing the buyer could do by himself (decision 19).
      forgetAttempt(tabStorage);
      isUnpayable.current = true;
      return setOutcome({ kind: 'failed' });
    }
    end('crediting', order);
    try {
      await onCredit?.(order);
    } catch (error) {
      onError?.(error);
    }
    // Whatever the partner answered (decision 35).
    onNavigate(ordersHref);
  };

  const send = async (values: OrderValues, isLate: boolean): Promise<void> => {
    if (isUnderWay.current) {
      if (isUnpayable.current) setOutcome({ kind: 'failed' });
      return;
    }
    isUnderWay.current = true;
    setIsPlacing(true);
    setOutcome(null);
    setRefusal(null);
    const known = readAttempt(tabStorage);
    key.current ??= known && known.order === null ? known.key : newIdempotencyKey();
    if (!isLate) keepAttempt(tabStorage, { key: key.current, values, order: null });
    try {
      const order = await createOrder({ ...values, idempotencyKey: key.current }).unwrap();
      await succeed(order, values, isLate);
    } catch (error) {
      // The shop said no: the attempt is over. A lost answer is not: the order may exist.
      const isRefusal = isApiError(error) && error.kind === 'shop';
      if (isRefusal) {
        key.current = null;
        forgetAttempt(tabStorage);
      }
      isUnderWay.current = false;
      // Whoever only opened the page has pressed nothing: an empty basket is all that there is to say.
      if (!isLate) {
        setRefusal(isRefusal ? apiErrorMessage(error) : null);
        setOutcome({ kind: 'failed' });
      }
      onError?.(error);
    } finally {
      setIsPlacing(false);
    }
  };

  return {
    place: (values: OrderFormOutput): Promise<void> => send(toOrderValues(values), false),
    /**
     * Ends an attempt whose answer this tab never saw — the page was reloaded while it was out — or shows again the
     * way to pay to whoever came back from the acquirer. Never makes a new order: the basket is empty then.
     */
    async resume(): Promise<void> {
      const attempt = readAttempt(tabStorage);
      if (!attempt || isUnderWay.current) return;
      if (attempt.order) setOutcome({ kind: 'paying', order: attempt.order });
      else await send(attempt.values, true);
    },
    isPlacing,
    outcome,
    /** Why the shop refused the last attempt, in its own words; null when it did not say. */
    refusal,
    /** The buyer has read the failure. */
    dismiss: () => setOutcome(null),
  };
}
