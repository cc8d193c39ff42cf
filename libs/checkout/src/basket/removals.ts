import { lineKey } from '@tropa/api-client';
import type { BasketLine } from '@tropa/api-client';

/** What the removals need from their owner. */
export interface RemovalsOptions {
  /** Asks the shop to remove a line; resolves with the time of the response, ms, and rejects when the shop rejected it. */
  readonly remove: (line: BasketLine) => Promise<number>;
  /** Asks the shop to put it back with its quantity; resolves likewise. */
  readonly restore: (line: BasketLine) => Promise<number>;
  /** Called whenever the results of the other methods may have changed. */
  readonly onChange: () => void;
  /** The shop rejected it, and the line is back as it was. */
  readonly onRefused?: (line: BasketLine, error: unknown) => void;
}

interface Removal {
  line: BasketLine;
  /** What the visitor wants. */
  isGone: boolean;
  /** What the shop was last known to hold. */
  isGoneThere: boolean;
  isBusy: boolean;
  /** Time of the response to the newest call, ms; for a rejected one, when it was sent. */
  answeredAt: number;
  /** Whether the basket was fetched since. */
  isRead: boolean;
}

/**
 * Deletes lines at once and keeps them for «Вернуть» while the page is open, without a time limit. One call per line is
 * in flight at a time and the last intent wins; a refusal rolls the line back to what the shop holds.
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
        // The visitor may have changed their mind by now: then there is nothing to roll back.
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
    /** The lines handled here, by key: deleted from the basket, or being restored. */
    all: (): ReadonlyMap<string, { readonly line: BasketLine; readonly isGone: boolean }> => removals,
    /** Whether a call is in flight. */
    isBusy: (): boolean => [...removals.values()].some((removal) => removal.isBusy),
    /** Whether the basket fetched last lacks a change. */
    isAhead: (): boolean => [...removals.values()].some((removal) => !removal.isRead),
    /** Resolves when every call has its response. */
    settled: async (): Promise<void> => void (await Promise.all(running.values())),
    /** Resolves when the calls of one line have their responses. */
    settledOf: async (key: string): Promise<void> => running.get(key),
    /**
     * The basket was fetched again. What it holds is not deleted; what was restored but is not in it was deleted after all.
     *
     * @param startedAt When that fetch was sent, ms: one sent before the response may have seen a state in between.
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
