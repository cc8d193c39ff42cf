import { isPlainClick } from '@tropa/ui-kit';
import type { MouseEvent } from 'react';

/**
 * Handles a plain click on a link instead of the browser; clicks that open a tab or a window are left to the browser.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
