import { useEffect, useRef } from 'react';
import type { ApiError } from './api-error.js';

/**
 * Tells the host of each failure of a query once: behind the `onError` of a widget that shows the failure itself
 * (decision 42). A host may pass a new function with every render; only a new error calls it.
 */
export function useErrorEvent(error: unknown, onError: ((error: ApiError) => void) | undefined): void {
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  useEffect(() => {
    // Whatever fails in this api fails with an `ApiError`; the hooks' type allows more.
    if (error) latest.current?.(error as ApiError);
  }, [error]);
}
