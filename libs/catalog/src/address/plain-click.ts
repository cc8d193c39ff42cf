import { isPlainClick } from '@tropa/ui-kit';
import type { MouseEvent } from 'react';

/** Takes a plain click on a link over from the browser; clicks that open a tab or a window stay the browser's. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
