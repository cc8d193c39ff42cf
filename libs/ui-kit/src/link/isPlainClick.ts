import type { MouseEvent } from 'react';

/** Whether the click should open in this tab: main button, no modifier, not handled by anyone yet. */
export function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
