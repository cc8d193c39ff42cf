import { lineKey } from '@tropa/api-client';
import type { BasketLine, BasketState } from '@tropa/api-client';
import { useEffect, useRef } from 'react';
import { capQuantity, isAvailable } from './stock.js';

/**
 * Lowers quantities in the basket to what all shops hold together: pieces may have been sold since, and an order for
 * more would be rejected.
 *
 * @param lower Requests the capped quantity; called once for each quantity that the server sent.
 */
export function useCapToStock(
  basket: BasketState | undefined,
  lower: (line: BasketLine, quantity: number) => void,
): void {
  const lowered = useRef(new Set<string>());
  const call = useRef(lower);
  useEffect(() => {
    call.current = lower;
  });
  useEffect(() => {
    for (const line of basket?.items ?? []) {
      const quantity = capQuantity(line.quantity, line.stock);
      // A server that ignores it gets one request, not an endless series.
      const state = `${lineKey(line)} ${line.quantity} ${line.stock}`;
      if (!isAvailable(line) || quantity === line.quantity || lowered.current.has(state)) continue;
      lowered.current.add(state);
      call.current(line, quantity);
    }
  }, [basket]);
}
