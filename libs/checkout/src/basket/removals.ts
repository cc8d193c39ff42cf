import type { BasketLine } from '@tropa/api-client';
import { lineKey } from './line-key.js';

/** What the removals need of their owner. */
export interface RemovalsOptions {
  /** Asks the shop to take a line out; ends with when it answered, ms, and rejects when it did not take it. */
  readonly remove: (line: BasketLine) => Promise<number>;
  /** Asks the shop to put it back with its quantity; ends likewise. */
  readonly restore: (line: BasketLine) => Promise<number>;
  /** Called whenever the answers of the others may be different. */
  readonly onChange: () => void;
  /** The shop refused, and the line is again as it was before. */
  readonly onRefused?: (line: BasketLine, error: unknown) => void;
}

interface Removal {
  line: BasketLine;
  /** What the visitor wants. */
  isGone: boolean;
  /** What the shop was last known to hold. */
  isGoneThere: boolean;
  isBusy: boolean;
  /** When the newest call was answered, ms; of a refused one, when it was sent. */
  answeredAt: number;
  /** Whether the basket was read since. */
  isRead: boolean;
}

/**
 * Deletes lines at once and keeps them for «Вернуть» as long as the page stands: nobody has to hurry. Of one line one
 * call is on its way at a time and the last intent wins; a refusal shows the line as the shop holds it (decision 12).
 */
export function createRemovals({ remove, restore, onChange, onRefused }: RemovalsOptions) {
  const removals = new Map<string, Removal>();
  const running = new Map<string, Promise<void>>();

  const run = async (removal: Removal): Promise<void> => {
    removal.isBusy = true;
    removal.isRead = false;
    while (removal.isGone !== removal.isGoneThere) {
      const { isGone, line } = removal;
      const sentAt = Date.now();
      try {
        removal.answeredAt = await (isGone ? remove(line) : restore(line));
        removal.isGoneThere = isGone;
      } catch (error) {
        removal.answeredAt = sentAt;
        // The visitor may have thought otherwise by now: then there is nothing to take back.
        if (removal.isGone !== isGone) continue;
        removal.isGone = !isGone;
        onRefused?.(line, error);
      }
    }
    removal.isBusy = false;
    onChange();
  };

  const want = (removal: Removal, isGone: boolean): void => {
    removal.isGone = isGone;
    onChange();
    if (removal.isBusy) return;
    const call = run(removal);
    const key = lineKey(removal.line);
    running.set(key, call);
    void call.then(() => running.delete(key));
  };

  return {
    /** The visitor deletes a line, seen with this quantity. */
    remove(line: BasketLine): void {
      const removal = removals.get(lineKey(line)) ?? {
        line,
        isGone: true,
        isGoneThere: false,
        isBusy: false,
        answeredAt: 0,
        isRead: false,
      };
      removal.line = line;
      removals.set(lineKey(line), removal);
      want(removal, true);
    },
    /** The visitor wants a deleted line back. */
    restore(key: string): void {
      const removal = removals.get(key);
      if (removal) want(removal, false);
    },
    /** The lines spoken of here, by key: out of the basket, or coming back to it. */
    all: (): ReadonlyMap<string, { readonly line: BasketLine; readonly isGone: boolean }> => removals,
    /** Whether a call is on its way. */
    isBusy: (): boolean => [...removals.values()].some((removal) => removal.isBusy),
    /** Whether the basket read last does not know of a change yet. */
    isAhead: (): boolean => [...removals.values()].some((removal) => !removal.isRead),
    /** Ends when every call is answered. */
    settled: async (): Promise<void> => void (await Promise.all(running.values())),
    /** Ends when the calls of one line are answered. */
    settledOf: async (key: string): Promise<void> => running.get(key),
    /**
     * The basket was read anew. What it holds is not deleted; what came back and is not in it is gone after all.
     *
     * @param startedAt When that reading was asked for, ms: one asked before the answer may have met the shop half way.
     * @param keys Keys of the lines in it.
     */
    basketRead(startedAt: number, keys: ReadonlySet<string>): void {
      let isChanged = false;
      for (const [key, removal] of removals) {
        if (removal.isBusy || removal.answeredAt > startedAt) continue;
        isChanged ||= !removal.isRead || keys.has(key);
        if (keys.has(key)) removals.delete(key);
        else Object.assign(removal, { isGone: true, isGoneThere: true, isRead: true });
      }
      if (isChanged) onChange();
    },
  };
}
