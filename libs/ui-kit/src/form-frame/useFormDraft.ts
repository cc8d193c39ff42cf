import { useCallback, useEffect, useRef } from 'react';
import type { MutableRefObject } from 'react';

/**
 * What was typed into a form that is not mounted now; null when there is nothing to restore. Created with `useRef` by a
 * component that outlives the form, and given to the next one as its initial values.
 */
export type FormDraft<Values> = MutableRefObject<Values | null>;

/**
 * Keeps what was typed when the form unmounts, so that a dialog closed by mistake loses nothing. It only writes the
 * draft; the form reads its initial values from there.
 *
 * @param draftRef Where the values are kept; undefined: nowhere.
 * @param getValues Returns the current values, valid or not. It need not be stable.
 * @returns Discards the draft, for good: to be called once the values were accepted, even if the form is unmounted by
 *   then. What was sent must not come back to be sent again.
 */
export function useFormDraft<Values>(draftRef: FormDraft<Values> | undefined, getValues: () => Values): () => void {
  // A ref, because the form may unmount before it renders again.
  const isDiscarded = useRef(false);

  useEffect(() => {
    if (!draftRef) return undefined;
    return () => {
      draftRef.current = isDiscarded.current ? null : getValues();
    };
  }, [draftRef, getValues]);

  return useCallback(() => {
    isDiscarded.current = true;
    if (draftRef) draftRef.current = null;
  }, [draftRef]);
}
