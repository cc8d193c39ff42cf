import { useGrownWindow } from '@tropa/ui-kit';
import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

const isOpen = (panel: HTMLElement | null): boolean =>
  panel !== null && 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

/**
 * The search of a narrow window: a panel that the icon opens and the cross closes. A native popover, so it opens before
 * hydration and without scripts; this hook only moves the focus into the field.
 */
export function useSearchPanel(field: RefObject<HTMLInputElement | null>) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Opened before hydration: without the script the icon could not focus the field.
    if (isOpen(panel.current)) field.current?.focus();
  }, [field]);

  // From 1024 px the field has its own place in the header: after a rotation an open panel would cover it.
  useGrownWindow(() => {
    if (isOpen(panel.current)) panel.current?.hidePopover();
  });

  return {
    panel,
    isOpen: () => isOpen(panel.current),
    /** A click on the icon: focus synchronously within the gesture, or a phone shows no keyboard. */
    open(event: MouseEvent) {
      event.preventDefault();
      if (!isOpen(panel.current)) panel.current?.showPopover();
      field.current?.focus();
    },
    close() {
      if (isOpen(panel.current)) panel.current?.hidePopover();
    },
  };
}
