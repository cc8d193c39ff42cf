import { forwardRef, useRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import { ModalShell } from './ModalShell.js';
import { useSwipe } from './useSwipe.js';
import type { dialogTexts } from './dialog.texts.js';
import styles from './BottomSheet.module.css';

/** Props of {@link BottomSheet}. */
export interface BottomSheetProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose'> {
  isOpen: boolean;
  /** Esc, the overlay, the cross, or a downward swipe. */
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
  texts?: Partial<typeof dialogTexts>;
}

/** A panel that slides up from the bottom edge on a phone. A native modal dialog. */
export const BottomSheet = forwardRef<HTMLDialogElement, BottomSheetProps>(function BottomSheet(
  { isOpen, ...rest },
  ref,
) {
  const body = useRef<HTMLDivElement>(null);
  // A scrolled list must scroll back before the sheet closes.
  const swipe = useSwipe(
    'down',
    rest.onClose,
    (target) => !body.current?.contains(target) || body.current.scrollTop <= 0,
  );
  return isOpen ? (
    <ModalShell
      {...rest}
      ref={ref}
      look={styles}
      hasBar
      top={<div className={styles.handle} data-part="bottom-sheet-handle" aria-hidden="true" />}
      gestures={swipe}
      bodyRef={body}
    />
  ) : null;
});
