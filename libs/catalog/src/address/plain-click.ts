import type { MouseEvent } from 'react';

/** The click asks for this very tab: without ctrl, meta, shift, alt and with the main button. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Takes a plain click on a link over from the browser; clicks that open a tab or a window stay the browser's. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
