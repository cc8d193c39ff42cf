import {
  useDeleteBasketItemMutation,
  useGetBasketItemsQuery,
  useRestoreBasketItemMutation,
  useSetBasketQuantityMutation,
  type BasketLine,
  type BasketState,
  type VariantRef,
  lineKey,
  refOf,
} from '@tropa/api-client';
import { useEffect, useReducer, useRef, useState } from 'react';
import { createQuantityQueue } from './quantity-queue.js';
import { createRemovals } from './removals.js';
import { keepOrder } from './row-order.js';
import { useCapToStock } from './use-cap-to-stock.js';
import { useFlushOnLeave } from './use-flush-on-leave.js';

/** What has just happened to a line, for screen readers and for the host. */
export type LineEvent = 'lineRemoved' | 'lineRestored' | 'quantityChanged';

/** A row of the list: a line, or what replaces a deleted one. */
export interface BasketRow {
  readonly key: string;
  /** With the quantity that the visitor wants. */
  readonly line: BasketLine;
  readonly isRemoved: boolean;
}

/** The basket as the visitor wants it: see {@link useBasketLines}. */
export interface BasketLines {
  /** As the server sent it; undefined until it has loaded. */
  readonly basket: BasketState | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly reload: () => void;
  /** In the order of the page. */
  readonly rows: readonly BasketRow[];
  /** Rows that are not deleted. */
  readonly lines: readonly BasketLine[];
  /** Whether the visitor sees numbers that the server has not confirmed: sums are estimates then. */
  readonly isAhead: boolean;
  /** Whether anything is still unsent or in flight. */
  readonly isBusy: () => boolean;
  readonly setQuantity: (line: BasketLine, quantity: number) => void;
  readonly remove: (line: BasketLine) => void;
  readonly restore: (key: string) => void;
  /** Sends everything now; resolves with whether all of it was accepted. */
  readonly flush: () => Promise<boolean>;
}

/** What the host is notified of. */
export interface LineListeners {
  readonly onDone?: (event: LineEvent, line: BasketLine) => void;
  readonly onRefused?: (event: LineEvent, line: BasketLine, error: unknown) => void;
}

/**
 * The lines of the basket with the visitor's changes applied to what the server has: debounced quantities, deletions
 * and undo. Whatever order the responses come in, the last intent wins.
 */
export function useBasketLines(listeners: LineListeners = {}): BasketLines {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const { data: basket, isError, isFetching, refetch, startedTimeStamp, fulfilledTimeStamp } = useGetBasketItemsQuery();
  const [setBasketQuantity] = useSetBasketQuantityMutation();
  const [deleteItem] = useDeleteBasketItemMutation();
  const [restoreItem] = useRestoreBasketItemMutation();
  const [order, setOrder] = useState<readonly string[]>([]);
  /** What the handler of a response sees: the page as it was last rendered. */
  const latest = useRef({ listeners, order, lines: [] as readonly BasketLine[] });
  const shownLine = (item: VariantRef) => latest.current.lines.find((line) => lineKey(line) === lineKey(item));

  // oxlint-disable-next-line react/refs -- read by response handlers, long after this render
  const [{ queue, removals }] = useState(() => {
    const removals = createRemovals({
      remove: async (line) => {
        const { answeredAt } = await deleteItem(refOf(line)).unwrap();
        latest.current.listeners.onDone?.('lineRemoved', line);
        return answeredAt;
      },
      restore: async (line): Promise<number> => {
        const place = latest.current.order.filter((key) => !removals.all().get(key)?.isGone).indexOf(lineKey(line));
        const { answeredAt } = await restoreItem({ line, place: Math.max(0, place) }).unwrap();
        latest.current.listeners.onDone?.('lineRestored', line);
        return answeredAt;
      },
      onChange: repaint,
      onRefused: (line, error) => {
        const event = removals.all().get(lineKey(line))?.isGone ? 'lineRestored' : 'lineRemoved';
        latest.current.listeners.onRefused?.(event, line, error);
      },
    });
    const queue = createQuantityQueue({
      send: async (item, quantity, isLeaving) => {
        const { answeredAt } = await setBasketQuantity({
          ...refOf(item),
          quantity,
          ...(isLeaving && { isLeaving }),
        }).unwrap();
        const line = shownLine(item);
        if (line) latest.current.listeners.onDone?.('quantityChanged', line);
        return answeredAt;
      },
      // A line that is being restored cannot take a quantity yet.
      ready: (item) => removals.settledOf(lineKey(item)),
      onChange: repaint,
      onRefused: (item, error) => {
        const line = shownLine(item);
        if (line) latest.current.listeners.onRefused?.('quantityChanged', line, error);
      },
    });
    return { queue, removals };
  });

  useEffect(() => {
    // While a newer fetch is in flight, its start time is known but not its response.
    if (!basket || isFetching || startedTimeStamp === undefined) return;
    queue.basketRead(startedTimeStamp);
    removals.basketRead(startedTimeStamp, new Set(basket.items.map(lineKey)));
  }, [queue, removals, basket, isFetching, startedTimeStamp, fulfilledTimeStamp]);

  useCapToStock(basket, (line, quantity) => {
    if (queue.intent(line) === undefined) queue.set(refOf(line), quantity);
  });
  useFlushOnLeave(queue);

  const there = new Map(basket?.items.map((line) => [lineKey(line), line]));
  const spoken = removals.all();
  const places = keepOrder(order, [...new Set([...there.keys(), ...spoken.keys()])]);
  if (places.length !== order.length || places.some((key, place) => key !== order[place])) setOrder(places);
  const rows = places.flatMap((key): BasketRow[] => {
    const removal = spoken.get(key);
    const line = removal?.isGone ? removal.line : (there.get(key) ?? removal?.line);
    if (!line) return [];
    // A line being restored has its old quantity, whatever the shop says halfway: first one piece, then all of them.
    const quantity = removal?.isGone ? line.quantity : (queue.intent(line) ?? removal?.line.quantity ?? line.quantity);
    return [{ key, line: { ...line, quantity }, isRemoved: removal?.isGone ?? false }];
  });
  const lines = rows.filter((row) => !row.isRemoved).map((row) => row.line);
  useEffect(() => {
    latest.current = { listeners, order: places, lines };
  });

  return {
    basket,
    isError,
    isFetching,
    reload: () => void refetch(),
    rows,
    lines,
    isAhead: queue.isAhead() || removals.isAhead(),
    isBusy: () => queue.isBusy() || removals.isBusy(),
    setQuantity: (line, quantity) => queue.set(refOf(line), quantity),
    remove: (line) => {
      queue.forget(line);
      removals.remove(line);
    },
    restore: removals.restore,
    flush: async () => {
      const isTaken = await queue.flush();
      await removals.settled();
      return isTaken;
    },
  };
}
