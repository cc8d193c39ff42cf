import { useGrownWindow } from '@tropa/ui-kit';
import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

const isOpen = (panel: HTMLElement | null): boolean =>
  panel !== null && 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

/**
 * The search of a narrow window: a panel that the icon opens and the cross closes (S1 §4). A native popover, so it
 * opens before the page is alive and without scripts; here it only learns to give the field its focus.
 */
export function useSearchPanel(field: RefObject<HTMLInputElement | null>) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Opened before the page came alive: the icon alone could not focus the field.
    if (isOpen(panel.current)) field.current?.focus();
  }, [field]);

  // A tablet that is turned: an open panel would stay over the field's own place in the header (S1 §2).
  useGrownWindow(() => {
    if (isOpen(panel.current)) panel.current?.hidePopover();
  });

  return {
    panel,
    isOpen: () => isOpen(panel.current),
    /** A click on the icon: the focus within the very gesture, or a phone shows no keyboard. */
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
