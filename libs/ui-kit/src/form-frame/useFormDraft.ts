import { useCallback, useEffect, useRef } from 'react';
import type { MutableRefObject } from 'react';

/**
 * What was typed into a form that is not mounted now; null when there is nothing to restore. Created with `useRef` by a
 * component that outlives the form, and given to the next one as its initial values.
 */
export type FormDraft<Values> = MutableRefObject<Values | null>;

/** How many times the draft was discarded: a form that was opened before the last time keeps nothing. */
const discards = new WeakMap<object, number>();
const discardsOf = (draftRef: object): number => discards.get(draftRef) ?? 0;

/** What a form does with its draft, apart from leaving it when it unmounts. */
export interface FormDraftControls {
  /**
   * Discards what was accepted, even if the form is unmounted by then: it must not come back to be sent again, neither
   * from this form nor from one that was opened with it meanwhile. What was typed into such a form and closed is kept.
   */
  readonly discard: () => void;
  /** Keeps what is typed from now on, after `discard`: for a form that stays open to be sent again. */
  readonly keep: () => void;
}

/**
 * Keeps what was typed when the form unmounts, so that a dialog closed by mistake loses nothing. It only writes the
 * draft; the form reads its initial values from there.
 *
 * @param draftRef Where the values are kept; undefined: nowhere.
 * @param getValues Returns the current values, valid or not. It need not be stable.
 */
export function useFormDraft<Values>(
  draftRef: FormDraft<Values> | undefined,
  getValues: () => Values,
): FormDraftControls {
  const discardsAtStart = useRef<number | null>(null);
  /** What this form left when it unmounted. */
  const left = useRef<{ readonly values: Values } | null>(null);

  useEffect(() => {
    if (!draftRef) return undefined;
    discardsAtStart.current ??= discardsOf(draftRef);
    left.current = null;
    return () => {
      if (discardsOf(draftRef) !== discardsAtStart.current) return;
      const values = getValues();
      left.current = { values };
      draftRef.current = values;
    };
  }, [draftRef, getValues]);

  const discard = useCallback(() => {
    if (!draftRef) return;
    discards.set(draftRef, discardsOf(draftRef) + 1);
    if (!left.current || left.current.values === draftRef.current) draftRef.current = null;
  }, [draftRef]);

  const keep = useCallback(() => {
    if (draftRef) discardsAtStart.current = discardsOf(draftRef);
  }, [draftRef]);

  return { discard, keep };
}
