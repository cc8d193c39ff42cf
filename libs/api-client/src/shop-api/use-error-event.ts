import { useEffect, useRef } from 'react';
import type { ApiError } from './api-error.js';

/**
 * Reports each failure of a query to the host once, for the `onError` of a widget: failed calls are logged and raise no
 * toast, so the event is how a host learns of them. A host may pass a new function on every render; only a new error
 * calls it.
 */
export function useErrorEvent(error: unknown, onError: ((error: ApiError) => void) | undefined): void {
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  useEffect(() => {
    // Every failure in this API is an `ApiError`; the type of the hooks is wider.
    if (error) latest.current?.(error as ApiError);
  }, [error]);
}
