import { useEffect, useRef } from 'react';

/**
 * «удалить все» of a visitor's list: clears it, and notifies the host once the list is known to be empty. A rejected
 * clearing is not reported: the list is still there.
 *
 * @param clear sends the request; resolves with an `error` when it is rejected.
 */
export function useClearList(
  clear: () => PromiseLike<{ readonly error?: unknown }>,
  isEmpty: boolean,
  onCleared: (() => void) | undefined,
): () => Promise<void> {
  const isDue = useRef(false);

  useEffect(() => {
    if (!isDue.current || !isEmpty) return;
    isDue.current = false;
    onCleared?.();
  }, [isEmpty, onCleared]);

  return async () => {
    isDue.current = true;
    const { error } = await clear();
    if (error) isDue.current = false;
  };
}
