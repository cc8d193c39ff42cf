import { useState } from 'react';

/** What was rejected in a list, by product. */
export interface Refusals {
  readonly of: (id: number) => string | undefined;
  /** Undefined: the message has been shown long enough, or the visitor tries again. */
  readonly tell: (id: number, line: string | undefined) => void;
}

/** Stored by the list itself: a card is not rendered while its removal is requested, and returns after a refusal. */
export function useRefusals(): Refusals {
  const [lines, setLines] = useState<Readonly<Record<number, string | undefined>>>({});
  return { of: (id) => lines[id], tell: (id, line) => setLines((before) => ({ ...before, [id]: line })) };
}
