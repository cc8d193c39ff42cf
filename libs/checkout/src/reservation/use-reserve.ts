import { apiErrorMessage, isApiError, useReserveProductMutation, type Reservation } from '@tropa/api-client';
import { useFormSubmit, type FormSubmit } from '@tropa/ui-kit';
import { useRef } from 'react';
import { newIdempotencyKey } from '../order/idempotency-key.js';
import type { ReservationOutput } from './reservation.schema.js';
import { reservedProperty } from './reserved-property.js';
import type { ReservedGoods } from './reserved-goods.js';

interface ReserveOptions {
  readonly goods: ReservedGoods;
  readonly onReserved: (reservation: Reservation, shopId: string) => void;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * Sends the reservation once. The idempotency key belongs to the attempt: a repeat after a lost response carries the
 * same one, so that it cannot reserve a second piece. A refusal by the shop ends the attempt.
 */
export function useReserve({ goods, onReserved, onError }: ReserveOptions): FormSubmit<ReservationOutput> {
  const [reserve] = useReserveProductMutation();
  const key = useRef<string | null>(null);

  return useFormSubmit({
    send: ({ privacy: _privacy, ...fields }: ReservationOutput) => {
      key.current ??= newIdempotencyKey();
      const { product, variant } = goods;
      return reserve({
        ...fields,
        name: fields.name ?? '',
        id: product.id,
        ...(variant ? { retailId: variant.id } : {}),
        property: reservedProperty(variant),
        idempotencyKey: key.current,
      }).unwrap();
    },
    onSuccess: (reservation, { address }) => onReserved(reservation, address),
    messageOf: apiErrorMessage,
    onError: (error) => {
      if (isApiError(error) && error.kind === 'shop') key.current = null;
      onError?.(error);
    },
  });
}
