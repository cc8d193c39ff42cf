import { lineKey } from '@tropa/api-client';
import type { VariantRef } from '@tropa/api-client';

/** How long after the last change of an item its quantity is sent, ms. */
export const quantityPause = 500;

/** What the queue needs from its owner. */
export interface QuantityQueueOptions {
  /**
   * Sends one quantity; resolves with the time of the response, ms, and rejects when the shop rejected it. `isLeaving`: the
   * page is being left, nothing may be awaited.
   */
  readonly send: (item: VariantRef, quantity: number, isLeaving: boolean) => Promise<number>;
  /**
   * Resolves when nothing is in flight that quantities of the item must wait for. Not called while the page is being
   * left.
   */
  readonly ready?: (item: VariantRef) => Promise<void>;
  /** Called whenever the result of `intent` may have changed. */
  readonly onChange: () => void;
  /** A quantity was rejected and rolled back to the server's. */
  readonly onRefused?: (item: VariantRef, error: unknown) => void;
  /** Pause per item, ms. */
  readonly pause?: number;
}

interface Intent {
  readonly item: VariantRef;
  quantity: number;
  timer: ReturnType<typeof setTimeout> | null;
  /** The call in flight, if any. */
  call: Promise<boolean> | null;
  /** Grows with every choice of the visitor: distinguishes an older response from the newest. */
  choice: number;
  /** Time of the response to the newest call, ms. */
  answeredAt: number;
  /** The choice that the newest call sent. */
  sentChoice: number;
  /** Accepted by the server; stays shown until the basket is fetched again. */
  isSettled: boolean;
}

/**
 * Sends quantities, debounced per item. Calls of one item never overtake one another, so that the last intent wins;
 * `flush`, used before `/order` is opened, sends at once what is pending and resolves when all responses have arrived.
 */
export function createQuantityQueue({ send, ready, onChange, onRefused, pause = quantityPause }: QuantityQueueOptions) {
  const intents = new Map<string, Intent>();

  const dispatch = (intent: Intent): Promise<boolean> => {
    if (intent.timer !== null) clearTimeout(intent.timer);
    intent.timer = null;
    // One call at a time: the next one starts after the response to this one, with what is wanted by then.
    intent.call = (intent.call ?? Promise.resolve(true)).then(() => deliver(intent));
    return intent.call;
  };

  const deliver = async (intent: Intent, isLeaving = false): Promise<boolean> => {
    if (!isLeaving) await ready?.(intent.item);
    const { choice } = intent;
    if (intent.isSettled || intents.get(lineKey(intent.item)) !== intent) return true;
    intent.sentChoice = choice;
    try {
      intent.answeredAt = await send(intent.item, intent.quantity, isLeaving);
      if (intent.choice === choice) intent.isSettled = true;
      return true;
    } catch (error) {
      // Rolled back to the server's quantity, unless the visitor has chosen again.
      if (intent.choice === choice && intents.get(lineKey(intent.item)) === intent) {
        forget(intent.item);
        onRefused?.(intent.item, error);
      }
      return false;
    }
  };

  const forget = (item: VariantRef): void => {
    const intent = intents.get(lineKey(item));
    if (!intent) return;
    if (intent.timer !== null) clearTimeout(intent.timer);
    intents.delete(lineKey(item));
    onChange();
  };

  return {
    /** The visitor chose this quantity. */
    set(item: VariantRef, quantity: number): void {
      const known = intents.get(lineKey(item));
      const intent: Intent = known ?? {
        item,
        quantity,
        timer: null,
        call: null,
        choice: 0,
        answeredAt: 0,
        sentChoice: 0,
        isSettled: false,
      };
      intent.quantity = quantity;
      intent.choice += 1;
      intent.isSettled = false;
      if (intent.timer !== null) clearTimeout(intent.timer);
      intent.timer = setTimeout(() => void dispatch(intent), pause);
      intents.set(lineKey(item), intent);
      onChange();
    },
    /** The quantity the visitor chose, while the basket does not show it yet. */
    intent: (item: VariantRef): number | undefined => intents.get(lineKey(item))?.quantity,
    /** Whether anything is still unsent or in flight. */
    isBusy: (): boolean => [...intents.values()].some((intent) => !intent.isSettled),
    /** Whether the visitor's quantities differ from those of the basket fetched last. */
    isAhead: (): boolean => intents.size > 0,
    /** The item was deleted: its quantity no longer matters. */
    forget,
    /** Sends everything now; resolves when all responses have arrived, with whether all quantities were accepted. */
    async flush(): Promise<boolean> {
      const waiting = [...intents.values()];
      const calls = waiting.flatMap((intent) => (intent.timer === null ? (intent.call ?? []) : dispatch(intent)));
      return (await Promise.all(calls)).every(Boolean);
    },
    /**
     * Sends at once what has no response yet, without waiting for the previous call: a page that is left gets no
     * response.
     */
    leave(): void {
      for (const intent of intents.values()) {
        // What is in flight is the latest choice already.
        if (intent.timer === null && intent.sentChoice === intent.choice) continue;
        if (intent.timer !== null) clearTimeout(intent.timer);
        intent.timer = null;
        const call = deliver(intent, true);
        intent.call = Promise.all([call, intent.call ?? Promise.resolve(true)]).then(([isTaken]) => isTaken);
      }
    },
    /**
     * The basket was fetched again: what the server has accepted is in it.
     *
     * @param startedAt When that fetch was sent, ms: one sent before the response may have overtaken the call.
     */
    basketRead(startedAt: number): void {
      const settled = [...intents.values()].filter((intent) => intent.isSettled && intent.answeredAt <= startedAt);
      for (const intent of settled) intents.delete(lineKey(intent.item));
      if (settled.length > 0) onChange();
    },
  };
}
