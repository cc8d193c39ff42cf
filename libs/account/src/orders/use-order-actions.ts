import {
  refusalLine,
  useCancelOrderMutation,
  useRepeatOrderMutation,
  type Order,
  type OrderStatus,
} from '@tropa/api-client';
import { useState, type MouseEvent } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import type { OrdersTexts } from './orders.texts.js';

/** A tab opened empty in the click handler: browsers block one that opens after the response. */
export interface LaterTab {
  /** Loads the address in it. */
  go(address: string): void;
  close(): void;
}

interface OrderActionsOptions {
  readonly basketHref: string;
  readonly openTab: (() => LaterTab) | undefined;
  readonly onCancelled: ((order: Order, status: OrderStatus) => void) | undefined;
  readonly onRepeated: ((order: Order) => void) | undefined;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** Cancelling and repeating. A failure shows in the order's card, not in a dialog or a toast, and goes to `onError`. */
export interface OrderActions {
  /** Whether a call for this order is in flight. */
  readonly isBusy: (order: Order) => boolean;
  /** Why the last call for this order failed; undefined when it did not. */
  readonly refusalOf: (order: Order, texts: OrdersTexts) => string | undefined;
  /** The order whose cancellation the visitor is asked to confirm. */
  readonly asked: Order | null;
  readonly ask: (order: Order | null) => void;
  /** The order cancelled last: its card takes the focus. */
  readonly cancelled: Order | null;
  readonly cancel: (order: Order) => Promise<void>;
  /** Call it synchronously in the click handler: with ctrl or meta it opens a tab at once. */
  readonly repeat: (order: Order, event: MouseEvent<HTMLElement>) => Promise<void>;
}

/** Cancelling shows the status the server returns; repeating puts the goods into the basket and leads there. */
export function useOrderActions(
  { basketHref, openTab, onCancelled, onRepeated, onError }: OrderActionsOptions,
  refetch: () => void,
): OrderActions {
  const { onNavigate } = useAccountEnvironment();
  const [cancelOrder, cancelling] = useCancelOrderMutation();
  const [repeatOrder, repeating] = useRepeatOrderMutation();
  const [asked, ask] = useState<Order | null>(null);
  const [cancelled, setCancelled] = useState<Order | null>(null);

  return {
    asked,
    ask,
    cancelled,
    isBusy: ({ id }) =>
      (cancelling.isLoading && cancelling.originalArgs?.id === id) ||
      (repeating.isLoading && repeating.originalArgs?.id === id),
    refusalOf: ({ id }, texts) =>
      (cancelling.originalArgs?.id === id ? refusalLine(cancelling.error, texts.cancelFailed) : undefined) ??
      (repeating.originalArgs?.id === id ? refusalLine(repeating.error, texts.repeatFailed) : undefined),
    cancel: async (order) => {
      repeating.reset();
      const result = await cancelOrder({ id: order.id });
      ask(null);
      if ('error' in result) {
        onError?.(result.error);
        // Usually the order has changed meanwhile: show its current state.
        refetch();
        return;
      }
      setCancelled(order);
      onCancelled?.(order, result.data);
    },
    repeat: async (order, event) => {
      cancelling.reset();
      const tab = (event.ctrlKey || event.metaKey) && openTab ? openTab() : undefined;
      const result = await repeatOrder({ id: order.id });
      if ('error' in result) {
        // Nothing will load in the empty tab.
        tab?.close();
        onError?.(result.error);
        return;
      }
      onRepeated?.(order);
      if (tab) tab.go(basketHref);
      else onNavigate(basketHref);
    },
  };
}
