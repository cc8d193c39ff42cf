import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { CloseIcon } from '../icon/icons.js';
import { mergeRefs } from './mergeRefs.js';
import { useGrownWindow } from './useGrownWindow.js';
import { useModalDialog } from './useModalDialog.js';
import { useSwipe } from './useSwipe.js';
import styles from './Drawer.module.css';
import modalStyles from './modal.module.css';

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose'> {
  isOpen: boolean;
  /**
   * Esc, the overlay, the cross, a swipe of more than 20 px towards its side, or a window that grew to 1024 px, where
   * the panel's content has its place on the page.
   */
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  footer?: ReactNode;
  isTitleHidden?: boolean;
  closeLabel?: string;
}

/** A panel at the side of the window: the mobile menu, the filters. A native modal dialog. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer({ isOpen, ...rest }, ref) {
  return isOpen ? <OpenDrawer {...rest} ref={ref} /> : null;
});

const OpenDrawer = forwardRef<HTMLDialogElement, Omit<DrawerProps, 'isOpen'>>(function OpenDrawer(
  { onClose, title, side = 'left', footer, isTitleHidden, closeLabel = 'Закрыть', className, children, ...rest },
  ref,
) {
  const titleId = useId();
  const modal = useModalDialog(onClose, true);
  useGrownWindow(onClose);
  // A range thumb or a row that scrolls sideways needs the same gesture.
  const swipe = useSwipe(side, onClose, (target) => !target.closest('input[type=range], [data-swipe=own]'));
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...modal.handlers}
      ref={mergeRefs(modal.ref, ref)}
      className={clsx(modalStyles.root, styles.root, className)}
      data-side={side}
    >
      <div className={clsx(modalStyles.window, styles.window)} {...swipe}>
        <div className={styles.head}>
          <h2 id={titleId} className={clsx(styles.title, isTitleHidden && styles.hidden)}>
            {title}
          </h2>
        </div>
        <div className={clsx(modalStyles.body, styles.body)}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {/* Last in the order, so that the focus starts in the content. */}
        <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
});
