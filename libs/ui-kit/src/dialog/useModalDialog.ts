import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { lockScroll } from './scrollLock.js';

/** Before hydration there is nothing to open; React would warn about a layout effect on the server. */
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  /** To be spread on the `<dialog>`. */
  handlers: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Opens a native modal `<dialog>` for as long as its component is mounted: locks the scroll, restores the focus, calls
 * `onClose` on Esc and on a click outside. The caller mounts it only while it is open.
 */
export function useModalDialog(onClose: () => void, isDismissable: boolean): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);
  const isLeaving = useRef(false);

  useClientLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const unlock = lockScroll();
    isLeaving.current = false;
    if (!dialog.open) dialog.showModal();
    return () => {
      isLeaving.current = true;
      dialog.close();
      unlock();
      // The browser restores the focus itself, unless the element was moved in the meantime.
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.activeElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, []);

  return {
    ref,
    handlers: {
      onCancel: (event) => {
        // A file input inside also fires `cancel`, and that event bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (isDismissable) onClose();
      },
      onClose: (event) => {
        // The browser may close by force (a second Esc, a form with method=dialog).
        // A close caused by unmounting is not the visitor's; StrictMode unmounts once on trial, and the event comes
        // late.
        if (event.target !== event.currentTarget || isLeaving.current || event.currentTarget.open) return;
        onClose();
      },
      onPointerDown: (event) => {
        startedOutside.current = event.target === event.currentTarget;
      },
      onClick: (event) => {
        // Both pointer down and up must be outside: a text selection that ends outside must not close it.
        if (isDismissable && startedOutside.current && event.target === event.currentTarget) onClose();
        startedOutside.current = false;
      },
    },
  };
}
