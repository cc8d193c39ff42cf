import { apiErrorMessage, isApiError, useReserveProductMutation, type Reservation } from '@tropa/api-client';
import { useFormSubmit, type FormSubmit } from '@tropa/ui-kit';
import type { MutableRefObject } from 'react';
import { newIdempotencyKey } from '../order/idempotency-key.js';
import type { ReservationOutput } from './reservation.schema.js';
import { reservedProperty } from './reserved-property.js';
import type { ReservedGoods } from './reserved-goods.js';

/** An attempt to reserve: the goods that it is for, and its idempotency key. */
interface Attempt {
  readonly goods: string;
  readonly key: string;
}

/** The attempt in progress; created with `useRef` by a component that outlives the form. */
export type AttemptRef = MutableRefObject<Attempt | null>;

interface ReserveOptions {
  readonly goods: ReservedGoods;
  readonly attemptRef: AttemptRef;
  readonly onReserved: (reservation: Reservation, shopId: string) => void;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * Sends the reservation once. The idempotency key belongs to the attempt: a repeat after a lost response carries the
 * same one, so that it cannot reserve a second piece, and so does a repeat from a form that was closed and opened again
 * meanwhile. A refusal by the shop ends the attempt.
 */
export function useReserve({ goods, attemptRef, onReserved, onError }: ReserveOptions): FormSubmit<ReservationOutput> {
  const [reserve] = useReserveProductMutation();

  return useFormSubmit({
    send: ({ privacy: _privacy, ...fields }: ReservationOutput) => {
      const { product, variant } = goods;
      const wanted = `${product.id}/${variant?.id}`;
      if (attemptRef.current?.goods !== wanted) attemptRef.current = { goods: wanted, key: newIdempotencyKey() };
      return reserve({
        ...fields,
        name: fields.name ?? '',
        id: product.id,
        ...(variant ? { retailId: variant.id } : {}),
        property: reservedProperty(variant),
        idempotencyKey: attemptRef.current.key,
      }).unwrap();
    },
    onSuccess: (reservation, { address }) => {
      attemptRef.current = null;
      onReserved(reservation, address);
    },
    messageOf: apiErrorMessage,
    onError: (error) => {
      if (isApiError(error) && error.kind === 'shop') attemptRef.current = null;
      onError?.(error);
    },
  });
}
