import { useEffect, type MutableRefObject } from 'react';

/** What was typed into a step that is away for now: going back to the phone loses nothing. */
export type Draft<TInput> = MutableRefObject<TInput | null>;

/** Keeps what is typed when the step goes away; the next one starts with it. */
export function useDraft<TInput>(draft: Draft<TInput> | undefined, getValues: () => TInput): void {
  useEffect(() => {
    if (!draft) return undefined;
    return () => {
      draft.current = getValues();
    };
  }, [draft, getValues]);
}
