import clsx from 'clsx';
import { forwardRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import { ModalShell } from './ModalShell.js';
import type { dialogTexts } from './dialog.texts.js';
import styles from './Dialog.module.css';

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
  texts?: Partial<typeof dialogTexts>;
}

/** A native modal dialog. Dialogs may stack; focus returns to where it was. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { isOpen, size = 'sm', isFlush = false, isFullOnPhone = false, className, ...rest },
  ref,
) {
  return isOpen ? (
    <ModalShell
      {...rest}
      ref={ref}
      look={styles}
      className={clsx(styles[size], isFullOnPhone && styles.full, className)}
      bodyClassName={clsx(isFlush && styles.flush)}
    />
  ) : null;
});
