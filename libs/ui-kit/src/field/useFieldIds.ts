import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FieldIds {
  input: string;
  hint: string;
  error: string;
}

interface Described {
  hint?: ReactNode;
  error?: ReactNode;
  'aria-describedby'?: string;
}

/** Ids of a field's parts, and the attributes that tie its input to them. */
export function useFieldIds(id: string | undefined, described: Described) {
  const own = useId();
  const input = id ?? own;
  const ids: FieldIds = { input, hint: `${input}-hint`, error: `${input}-error` };
  const note = described.error ? ids.error : described.hint ? ids.hint : undefined;
  const describedBy = [described['aria-describedby'], note].filter(Boolean).join(' ');
  return {
    ids,
    inputProps: {
      id: input,
      'aria-invalid': described.error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
