import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field of a form that has replaced another one: the button that led there is
 * gone, and the focus would be lost with it.
 */
export function useFocusOnMount(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const inputs = Array.from(form.current?.elements ?? []).filter((element) => element instanceof HTMLInputElement);
    inputs.find((input) => !input.hidden)?.focus();
    // Only when the form appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
