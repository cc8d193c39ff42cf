import { apiErrorMessage, isApiError, useReserveProductMutation, type Reservation } from '@tropa/api-client';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../order/idempotency-key.js';
import type { ReservationOutput } from './reservation.schema.js';
import { reservedProperty } from './reserved-property.js';
import type { ReservedGoods } from './reserved-goods.js';

interface ReserveOptions {
  readonly goods: ReservedGoods;
  readonly onReserved: (reservation: Reservation, shopId: string) => void;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** How a reservation is sent. */
export interface Reserving {
  readonly reserve: (values: ReservationOutput) => Promise<void>;
  readonly isSending: boolean;
  /** The last failure as a message; null when there was none. */
  readonly refusal: string | null;
}

/**
 * Sends the reservation once. The idempotency key belongs to the attempt: a repeat after a lost response carries the
 * same one, so that it cannot take a second piece. A refusal of the shop ends the attempt.
 */
export function useReserve({ goods, onReserved, onError }: ReserveOptions): Reserving {
  const [send] = useReserveProductMutation();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Refs, because two presses may come before one render. Stays true after a success: the form is about to unmount.
  const isUnderWay = useRef(false);
  const key = useRef<string | null>(null);

  const reserve = async ({ privacy: _privacy, ...fields }: ReservationOutput): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setRefusal(null);
    key.current ??= newIdempotencyKey();
    const { product, variant } = goods;
    try {
      const reservation = await send({
        ...fields,
        name: fields.name ?? '',
        id: product.id,
        ...(variant ? { retailId: variant.id } : {}),
        property: reservedProperty(variant as Parameters<typeof reservedProperty>[0]),
        idempotencyKey: key.current,
      }).unwrap();
      onReserved(reservation, fields.address);
    } catch (error) {
      if (isApiError(error) && error.kind === 'shop') key.current = null;
      isUnderWay.current = false;
      setRefusal(apiErrorMessage(error));
      onError?.(error);
    } finally {
      setIsSending(false);
    }
  };

  return { reserve, isSending, refusal };
}
