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

/** A tab that was opened empty, by the click itself. Decision 37. */
export interface LaterTab {
  /** Shows the address in it. */
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

/** Cancelling and repeating. A failure is told in the order's card, and to the host (S2 §8, decision 49). */
export interface OrderActions {
  /** Whether a call about this order is under way. */
  readonly isBusy: (order: Order) => boolean;
  /** Why the last call about this order was refused; undefined when it was not. */
  readonly refusalOf: (order: Order, texts: OrdersTexts) => string | undefined;
  /** The order whose cancellation the visitor is asked about. */
  readonly asked: Order | null;
  readonly ask: (order: Order | null) => void;
  /** The order that was cancelled last: its card takes the focus. */
  readonly cancelled: Order | null;
  readonly cancel: (order: Order) => Promise<void>;
  /** To be called in the click's own handler: with ctrl or meta a tab is opened there and then. */
  readonly repeat: (order: Order, event: MouseEvent<HTMLElement>) => Promise<void>;
}

/** What can be done with an order (S2 §4). */
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
        // Mostly the order has moved on meanwhile: what is shown becomes true.
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
        // An empty tab would be a riddle.
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
