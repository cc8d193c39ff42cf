import clsx from 'clsx';
import { forwardRef, useId, useRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { CloseIcon } from '../icon/icons.js';
import { mergeRefs } from './mergeRefs.js';
import { useModalDialog } from './useModalDialog.js';
import { useSwipe } from './useSwipe.js';
import styles from './BottomSheet.module.css';
import modalStyles from './modal.module.css';

/** Props of {@link BottomSheet}. */
export interface BottomSheetProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose'> {
  isOpen: boolean;
  /** Esc, the overlay, the cross, or a downward swipe. */
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
}

/** A panel that slides up from the bottom edge on a phone. A native modal dialog. */
export const BottomSheet = forwardRef<HTMLDialogElement, BottomSheetProps>(function BottomSheet(
  { isOpen, ...rest },
  ref,
) {
  return isOpen ? <OpenSheet {...rest} ref={ref} /> : null;
});

const OpenSheet = forwardRef<HTMLDialogElement, Omit<BottomSheetProps, 'isOpen'>>(function OpenSheet(
  { onClose, title, footer, closeLabel = 'Закрыть', className, children, ...rest },
  ref,
) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const modal = useModalDialog(onClose, true);
  // A scrolled list must scroll back before the sheet closes.
  const swipe = useSwipe('down', onClose, (target) => !body.current?.contains(target) || body.current.scrollTop <= 0);
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...modal.handlers}
      ref={mergeRefs(modal.ref, ref)}
      className={clsx(modalStyles.root, styles.root, className)}
    >
      <div className={clsx(modalStyles.window, styles.window)} {...swipe}>
        <div className={styles.handle} aria-hidden="true" />
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <div ref={body} className={clsx(modalStyles.body, styles.body)}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {/* Last in the order, so that the focus starts in the content. */}
        <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
});
