import { useState } from 'react';

/** What was rejected about the goods of a list, by product. */
export interface Refusals {
  readonly of: (id: number) => string | undefined;
  /** Undefined: the words have stood long enough, or the visitor tries again. */
  readonly tell: (id: number, line: string | undefined) => void;
}

/** Kept by the list itself: a card is away while its removal is asked for, and comes back with the response. */
export function useRefusals(): Refusals {
  const [lines, setLines] = useState<Readonly<Record<number, string | undefined>>>({});
  return { of: (id) => lines[id], tell: (id, line) => setLines((before) => ({ ...before, [id]: line })) };
}
