import type { MouseEvent } from 'react';

/** The visitor wants to go on in this tab: main button, no modifier, nobody has dealt with it yet. */
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
