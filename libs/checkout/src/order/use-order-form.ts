import { valibotResolver } from '@hookform/resolvers/valibot';
import { useGetReceivePointsQuery, type City, type ReceivePoints } from '@tropa/api-client';
import { useEffect } from 'react';
import { useForm, useWatch, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './order-draft.js';
import { orderSchema, orderWithoutEmailSchema, type OrderFormInput, type OrderFormOutput } from './order.schema.js';
import type { PointsType } from './payment-rules.js';
import type { TabStorage } from './tab-memory.js';

/** What a signed-in buyer need not type again. */
export interface KnownBuyer {
  /** The user's id; '' for a guest. */
  readonly id: string;
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** What the form starts with. */
export interface OrderFormStart {
  /** The header's city as the initial one; from then on the form's own, independent of the header. */
  readonly city: City | null;
  readonly buyer: KnownBuyer;
  /** Where the form is kept while this tab lives. */
  readonly tabStorage?: TabStorage | null | undefined;
  /** Whether an order needs an e-mail. Defaults to true. */
  readonly isEmailRequired?: boolean | undefined;
}

/** The fields and what the chosen city means for them. */
export interface OrderFormState {
  readonly form: UseFormReturn<OrderFormInput, unknown, OrderFormOutput>;
  readonly city: City | null;
  /** Undefined until those of the city are loaded. */
  readonly points: ReceivePoints | undefined;
  readonly pointsType: PointsType | null;
  readonly isPointsError: boolean;
  readonly isPointsFetching: boolean;
  readonly retryPoints: () => void;
}

function firstValues({ city, buyer, tabStorage }: OrderFormStart): DefaultValues<OrderFormInput> {
  const draft = readDraft(tabStorage, buyer.id);
  const { id: _id, ...known } = buyer;
  const values = { delivery: 'pickup', address: '', comment: '', payment: 'card', city, ...draft } as const;
  return {
    ...values,
    // Emptied on purpose or never filled: what the shop knows is filled in again.
    name: draft?.name || known.name || '',
    phone: draft?.phone || known.phone || '',
    email: draft?.email || known.email || '',
    privacy: false,
    terms: false,
  };
}

/**
 * The order form: starts as this tab left it, keeps every change, and resets what the city does not have: a pickup
 * address of another city, pickup where there is none. A new city or delivery empties the address.
 */
export function useOrderForm(start: OrderFormStart): OrderFormState {
  const { tabStorage, buyer, isEmailRequired = true } = start;
  const form = useForm<OrderFormInput, unknown, OrderFormOutput>({
    resolver: valibotResolver(isEmailRequired ? orderSchema : orderWithoutEmailSchema),
    shouldFocusError: false,
    defaultValues: firstValues(start),
  });
  const { subscribe, setValue, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(tabStorage, buyer.id, values),
      }),
    [subscribe, tabStorage, buyer.id],
  );

  const [city, delivery] = useWatch({ control: form.control, name: ['city', 'delivery'] });
  const chosenCity = city || null;
  const query = useGetReceivePointsQuery({ id: chosenCity?.id ?? 0 }, { skip: !chosenCity });
  const points = chosenCity ? query.currentData : undefined;

  useEffect(() => {
    if (!points || delivery !== 'pickup') return;
    if (points.items.length === 0) {
      setValue('address', '');
      setValue('delivery', 'courier');
    } else if (!points.items.some(({ id }) => String(id) === getValues('address'))) {
      setValue('address', '');
    }
  }, [points, delivery, setValue, getValues]);

  return {
    form,
    city: chosenCity,
    points,
    // The last known kind stays while the new city's loads: the list of payments does not flicker.
    pointsType: (points ?? query.data)?.type ?? null,
    isPointsError: chosenCity !== null && query.isError && !points,
    isPointsFetching: query.isFetching,
    retryPoints: () => void query.refetch(),
  };
}
