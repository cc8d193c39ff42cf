import { apiErrorMessage, isApiError, useCreateOrderMutation, type OrderResult } from '@tropa/api-client';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.js';
import type { OrderFormOutput } from './order.schema.js';

/** What came of the buyer's attempt. */
export type OrderOutcome =
  | { readonly kind: 'paying'; readonly order: OrderResult }
  | { readonly kind: 'booked'; readonly order: OrderResult }
  | { readonly kind: 'crediting'; readonly order: OrderResult }
  | { readonly kind: 'failed' };

interface PlaceOrderOptions {
  readonly onNavigate: (href: string) => void;
  readonly ordersHref: string;
  /** Opens the partner's widget; ends when the buyer is done with it. Decision 35. */
  readonly onCredit?: ((order: OrderResult) => Promise<unknown>) | undefined;
  readonly onSuccess?: ((order: OrderResult) => void) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * Places the order once and says what came of it. The idempotency key belongs to the attempt: a repeat after a
 * lost answer carries the same one, so that it cannot become a second order (decision 18).
 */
export function usePlaceOrder({ onNavigate, ordersHref, onCredit, onSuccess, onError }: PlaceOrderOptions) {
  const [createOrder] = useCreateOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  // Stays on after a success: a second press may still be under validation when the first is answered.
  const isUnderWay = useRef(false);
  const key = useRef<string | null>(null);

  const succeed = async (order: OrderResult, { payment }: OrderFormOutput) => {
    onSuccess?.(order);
    if (payment === 'onDelivery') return setOutcome({ kind: 'booked', order });
    if (payment === 'card') {
      // Card without an address to pay at: nothing the buyer could do by himself (decision 19).
      if (order.paymentLink === '') return setOutcome({ kind: 'failed' });
      setOutcome({ kind: 'paying', order });
      return onNavigate(order.paymentLink);
    }
    setOutcome({ kind: 'crediting', order });
    try {
      await onCredit?.(order);
    } catch (error) {
      onError?.(error);
    }
    // Whatever the partner answered (decision 35).
    onNavigate(ordersHref);
  };

  const place = async (values: OrderFormOutput): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    setOutcome(null);
    setRefusal(null);
    key.current ??= newIdempotencyKey();
    const { privacy: _privacy, city, ...fields } = values;
    try {
      const order = await createOrder({
        ...fields,
        city: { id: city.id, value: city.value },
        idempotencyKey: key.current,
      }).unwrap();
      await succeed(order, values);
    } catch (error) {
      // The shop said no: the attempt is over. A lost answer is not: the order may exist.
      const isRefusal = isApiError(error) && error.kind === 'shop';
      if (isRefusal) key.current = null;
      setRefusal(isRefusal ? apiErrorMessage(error) : null);
      setOutcome({ kind: 'failed' });
      isUnderWay.current = false;
      onError?.(error);
    } finally {
      setIsPlacing(false);
    }
  };

  return {
    place,
    isPlacing,
    outcome,
    /** Why the shop refused the last attempt, in its own words; null when it did not say. */
    refusal,
    /** The buyer has read the failure. */
    dismiss: () => setOutcome(null),
  };
}
