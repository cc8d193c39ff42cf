import { useSetBasketQuantityMutation, type VariantRef } from '@tropa/api-client';
import { useEffect, useReducer, useRef, useState } from 'react';
import { refOf } from './line-key.js';
import { createQuantityQueue, type QuantityQueue } from './quantity-queue.js';

/**
 * The queue of chosen quantities as part of a component: repaints when it changes, sends what waits when the
 * page is left.
 *
 * @param basketReadAt When the basket was read last; tells the queue that the server's numbers are known.
 */
export function useQuantities(basketReadAt: number | undefined): QuantityQueue {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const [setQuantity] = useSetBasketQuantityMutation();
  const send = useRef<(item: VariantRef, quantity: number) => Promise<unknown>>(async () => {});
  send.current = (item, quantity) => setQuantity({ ...refOf(item), quantity }).unwrap();

  const [queue] = useState(() =>
    createQuantityQueue({ send: (item, quantity) => send.current(item, quantity), onChange: repaint }),
  );

  useEffect(() => queue.basketRead(), [queue, basketReadAt]);

  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void queue.flush();
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      void queue.flush();
    };
  }, [queue]);

  return queue;
}
