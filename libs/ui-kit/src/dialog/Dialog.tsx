import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { CloseIcon } from '../icon/icons.js';
import { mergeRefs } from './mergeRefs.js';
import { useModalDialog } from './useModalDialog.js';
import styles from './Dialog.module.css';
import modalStyles from './modal.module.css';

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose'> {
  /** Mounted and modal while true; may be true from the first render. */
  isOpen: boolean;
  /** Esc, the overlay or the cross. */
  onClose: () => void;
  title: ReactNode;
  /** Widths 480, 736, 859 and 1202 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Stays in view under the scrolled content: the dialog's buttons, side by side or, on a phone, full width. */
  footer?: ReactNode;
  /** Named for a screen reader only. */
  isTitleHidden?: boolean;
  /** `false`: only the cross and the content close it. */
  isDismissable?: boolean;
  /** The content reaches the edges: a map, a gallery. */
  isFlush?: boolean;
  /** Takes the whole window under 600 px: a list with a map, which would not fit into half a window. */
  isFullOnPhone?: boolean;
  closeLabel?: string;
}

/** A native modal dialog. Dialogs may stack; focus returns to where it was. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog({ isOpen, ...rest }, ref) {
  return isOpen ? <OpenDialog {...rest} ref={ref} /> : null;
});

const OpenDialog = forwardRef<HTMLDialogElement, Omit<DialogProps, 'isOpen'>>(function OpenDialog(
  {
    onClose,
    title,
    size = 'sm',
    footer,
    isTitleHidden = false,
    isDismissable = true,
    isFlush = false,
    isFullOnPhone = false,
    closeLabel = 'Закрыть',
    className,
    children,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const modal = useModalDialog(onClose, isDismissable);
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...modal.handlers}
      ref={mergeRefs(modal.ref, ref)}
      className={clsx(modalStyles.root, styles.root, styles[size], isFullOnPhone && styles.full, className)}
    >
      <div className={clsx(modalStyles.window, styles.window)}>
        <h2 id={titleId} className={clsx(styles.title, isTitleHidden && styles.hidden)}>
          {title}
        </h2>
        <div className={clsx(modalStyles.body, styles.body, isFlush && styles.flush)}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {/* Last in the order, so that the focus starts in the content. */}
        <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
});
