import { useRef, useState } from 'react';
import {
  useAddItemToBasketMutation, useDeleteBasketItemMutation, useLazyGetBasketItemsQuery, useSetBasketQuantityMutation, type BasketLine,
} from '@tropa/api-client';
import { lineKey, refOf } from '../basket/line-key.js';

/** A line of the basket and how to take another variant in its place. */
export interface VariantSwap {
  /** The variant wanted last: shown before the shop has answered. */
  readonly retailId: number | undefined;
  readonly swap: (retailId: number) => void;
  /** The last wish was refused; the line is as it was. */
  readonly hasFailed: boolean;
}

/**
 * Puts another variant into the place of a line, with its quantity: first the new one is taken, then the old one goes, so
 * that a refusal leaves the visitor with what they had (decision 52). The last wish wins.
 */
export function useVariantSwap(line: BasketLine): VariantSwap {
  const [add] = useAddItemToBasketMutation();
  const [setQuantity] = useSetBasketQuantityMutation();
  const [remove] = useDeleteBasketItemMutation();
  const [readBasket] = useLazyGetBasketItemsQuery();
  const [shown, setShown] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef<number>(undefined);
  const isRunning = useRef(false);

  const replace = async (retailId: number | undefined, next: number) => {
    const old = refOf({ id: line.id, retailId });
    const fresh = refOf({ id: line.id, retailId: next });
    const { items } = await readBasket(undefined, true).unwrap();
    const quantityOf = (ref: typeof old) => items.find((item) => lineKey(item) === lineKey(ref))?.quantity ?? 0;
    const quantity = quantityOf(old) + quantityOf(fresh);
    await add(fresh).unwrap();
    if (quantity > 1) await setQuantity({ ...fresh, quantity }).unwrap();
    await remove(old).unwrap();
  };

  const run = async () => {
    isRunning.current = true;
    setFailed(false);
    let current = line.retailId;
    try {
      while (wanted.current !== undefined && wanted.current !== current) {
        const next = wanted.current;
        await replace(current, next);
        current = next;
      }
    } catch {
      setFailed(true);
    } finally {
      isRunning.current = false;
      wanted.current = undefined;
      setShown(undefined);
    }
  };

  return {
    retailId: shown ?? line.retailId,
    hasFailed,
    swap(retailId) {
      wanted.current = retailId;
      setShown(retailId);
      if (!isRunning.current) void run();
    },
  };
}
