import type { BasketLine, BasketState } from '@tropa/api-client';
import { useEffect, useRef } from 'react';
import { lineKey } from './line-key.js';
import { capQuantity, isAvailable } from './stock.js';

/**
 * Lowers what lies in the basket to what the shops still have: pieces may have been sold since it was put there, and
 * an order of more would be refused. S2 §5.
 *
 * @param lower Asks for the capped quantity; called once for each number that the server said.
 */
export function useCapToStock(
  basket: BasketState | undefined,
  lower: (line: BasketLine, quantity: number) => void,
): void {
  const asked = useRef(new Set<string>());
  const call = useRef(lower);
  call.current = lower;
  useEffect(() => {
    for (const line of basket?.items ?? []) {
      const quantity = capQuantity(line.quantity, line.stock);
      // A server that does not mind is asked once, not for ever.
      const said = `${lineKey(line)} ${line.quantity} ${line.stock}`;
      if (!isAvailable(line) || quantity === line.quantity || asked.current.has(said)) continue;
      asked.current.add(said);
      call.current(line, quantity);
    }
  }, [basket]);
}
