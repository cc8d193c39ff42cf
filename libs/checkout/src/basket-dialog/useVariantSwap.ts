import { useSwapBasketItemMutation, type BasketLine } from '@tropa/api-client';
import { useRef, useState } from 'react';

/** A line of the basket and how to replace its variant. */
export interface VariantSwap {
  /** The variant chosen last: shown before the response. */
  readonly retailId: number | undefined;
  readonly swap: (retailId: number) => void;
  /** The last choice was rejected; the line is as it was. */
  readonly hasFailed: boolean;
  /** Why it was rejected: for `refusalLine`. */
  readonly error: unknown;
}

/**
 * Replaces the variant of a line and keeps its quantity, instead of adding a second line; after a refusal the line is
 * as it was. One swap is in flight at a time, and the last choice wins.
 */
export function useVariantSwap(line: BasketLine): VariantSwap {
  const [swapItem] = useSwapBasketItemMutation();
  // Until the basket shows it: one fetched before the swap still has the old line.
  const [shown, setShown] = useState<number>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  /** The variant a swap in flight should end with; undefined while there is none. */
  const wanted = useRef<number>(undefined);
  const retailId = shown ?? line.retailId;

  if (!isUnderWay && shown !== undefined && line.retailId === shown) setShown(undefined);

  const run = async () => {
    let taken = { ...line, ...(retailId !== undefined && { retailId }) };
    setIsUnderWay(true);
    setFailure(undefined);
    try {
      while (wanted.current !== undefined && wanted.current !== taken.retailId) {
        const fresh = { ...taken, retailId: wanted.current };
        await swapItem({ line: taken, retailId: fresh.retailId }).unwrap();
        taken = fresh;
      }
    } catch (error) {
      setFailure({ error });
      setShown(undefined);
    } finally {
      wanted.current = undefined;
      setIsUnderWay(false);
    }
  };

  return {
    retailId,
    hasFailed: failure !== undefined,
    error: failure?.error,
    swap(next) {
      const isRunning = wanted.current !== undefined;
      wanted.current = next;
      setShown(next);
      if (!isRunning) void run();
    },
  };
}
