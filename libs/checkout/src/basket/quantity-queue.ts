import type { VariantRef } from '@tropa/api-client';
import { lineKey } from './line-key.js';

/** How long a visitor may keep pressing before the quantity is sent, ms. S2 §9. */
export const quantityPause = 500;

/** What the queue needs of its owner. */
export interface QuantityQueueOptions {
  /**
   * Sends one quantity; ends with when it was answered, ms, and rejects when it was not taken. `isLeaving`: the page is
   * going, nothing may be waited for.
   */
  readonly send: (item: VariantRef, quantity: number, isLeaving: boolean) => Promise<number>;
  /** Ends when nothing else is under way that numbers of the item must wait for. A page that is left does not ask. */
  readonly ready?: (item: VariantRef) => Promise<void>;
  /** Called whenever `intent` may answer differently. */
  readonly onChange: () => void;
  /** A quantity was refused, and the server's stands again. */
  readonly onRefused?: (item: VariantRef, error: unknown) => void;
  /** Pause per item, ms. */
  readonly pause?: number;
}

interface Intent {
  readonly item: VariantRef;
  quantity: number;
  timer: ReturnType<typeof setTimeout> | null;
  /** The call on its way, if any. */
  call: Promise<boolean> | null;
  /** Grows with every choice of the visitor: tells an older answer from the newest. */
  choice: number;
  /** When the newest call was answered, ms. */
  answeredAt: number;
  /** The choice that the newest call brought. */
  sentChoice: number;
  /** Taken by the server; stays shown until the basket is read anew. */
  isSettled: boolean;
}

/**
 * Sends quantities after a pause of their own per item (S2 §9). Calls of one item never overtake one another,
 * so that the last intent wins; `flush` sends at once what waits and ends when all is answered (decision 33).
 */
export function createQuantityQueue({ send, ready, onChange, onRefused, pause = quantityPause }: QuantityQueueOptions) {
  const intents = new Map<string, Intent>();

  const dispatch = (intent: Intent): Promise<boolean> => {
    if (intent.timer !== null) clearTimeout(intent.timer);
    intent.timer = null;
    // One call at a time: the next one starts when this one is answered, with what is wanted by then.
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
      // The server's number stands again, unless the visitor has chosen anew.
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
    /** The visitor wants this many. */
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
    /** What the visitor wants of the item, while the basket does not show it yet. */
    intent: (item: VariantRef): number | undefined => intents.get(lineKey(item))?.quantity,
    /** Whether anything is still to be sent or answered. */
    isBusy: (): boolean => [...intents.values()].some((intent) => !intent.isSettled),
    /** Whether the visitor's numbers differ from those of the basket read last. */
    isAhead: (): boolean => intents.size > 0,
    /** The item was deleted: its quantity matters no more. */
    forget,
    /** Sends everything now; ends when all calls are answered, with whether all quantities were taken. */
    async flush(): Promise<boolean> {
      const waiting = [...intents.values()];
      const calls = waiting.map((intent) => (intent.timer === null ? intent.call : dispatch(intent)));
      return (await Promise.all(calls)).every((isTaken) => isTaken !== false);
    },
    /** Sends at once what is not answered yet, without waiting for the call before: a page that is left hears no answer. */
    leave(): void {
      for (const intent of intents.values()) {
        // What is on its way already is as it should be.
        if (intent.timer === null && intent.sentChoice === intent.choice) continue;
        if (intent.timer !== null) clearTimeout(intent.timer);
        intent.timer = null;
        const call = deliver(intent, true);
        intent.call = Promise.all([intent.call, call]).then(([, isTaken]) => isTaken);
      }
    },
    /**
     * The basket was read anew: what the server has taken is in it.
     *
     * @param startedAt When that reading was asked for, ms: one asked before the answer may have overtaken the call.
     */
    basketRead(startedAt: number): void {
      const settled = [...intents.values()].filter((intent) => intent.isSettled && intent.answeredAt <= startedAt);
      for (const intent of settled) intents.delete(lineKey(intent.item));
      if (settled.length > 0) onChange();
    },
  };
}
