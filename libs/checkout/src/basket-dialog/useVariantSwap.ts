import { useSwapBasketItemMutation, type BasketLine } from '@tropa/api-client';
import { useEffect, useRef, useState } from 'react';

/** A line of the basket and how to take another variant in its place. */
export interface VariantSwap {
  /** The variant wanted last: shown before the shop has answered. */
  readonly retailId: number | undefined;
  readonly swap: (retailId: number) => void;
  /** The last wish was refused; the line is as it was. */
  readonly hasFailed: boolean;
}

/**
 * Puts another variant into the place of a line, with its quantity; a refusal leaves the visitor with what they had
 * (decision 52). One swap is on its way at a time, and the last wish wins.
 */
export function useVariantSwap(line: BasketLine): VariantSwap {
  const [swapItem] = useSwapBasketItemMutation();
  // Until the basket shows it: one that was asked for before the swap still has the old line.
  const [shown, setShown] = useState<number>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** What a swap under way is to end with; undefined while there is none. */
  const wanted = useRef<number>(undefined);
  const retailId = shown ?? line.retailId;

  useEffect(() => {
    if (!isUnderWay && line.retailId === shown) setShown(undefined);
  }, [isUnderWay, line.retailId, shown]);

  const run = async () => {
    let taken = { ...line, ...(retailId !== undefined && { retailId }) };
    setIsUnderWay(true);
    setHasFailed(false);
    try {
      while (wanted.current !== undefined && wanted.current !== taken.retailId) {
        const fresh = { ...taken, retailId: wanted.current };
        await swapItem({ line: taken, retailId: fresh.retailId }).unwrap();
        taken = fresh;
      }
    } catch {
      setHasFailed(true);
      setShown(undefined);
    } finally {
      wanted.current = undefined;
      setIsUnderWay(false);
    }
  };

  return {
    retailId,
    hasFailed,
    swap(next) {
      const isRunning = wanted.current !== undefined;
      wanted.current = next;
      setShown(next);
      if (!isRunning) void run();
    },
  };
}
