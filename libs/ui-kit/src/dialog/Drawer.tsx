import { forwardRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import { ModalShell } from './ModalShell.js';
import { useGrownWindow } from './useGrownWindow.js';
import { useSwipe } from './useSwipe.js';
import type { dialogTexts } from './dialog.texts.js';
import styles from './Drawer.module.css';

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose'> {
  isOpen: boolean;
  /**
   * Esc, the overlay, the cross, a swipe of more than 20 px towards its side, or a window that grew to 1024 px, where
   * the panel's content is shown on the page itself.
   */
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  footer?: ReactNode;
  isTitleHidden?: boolean;
  closeLabel?: string;
  texts?: Partial<typeof dialogTexts>;
}

/** A panel at the side of the window: the mobile menu, the filters. A native modal dialog. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer({ isOpen, ...rest }, ref) {
  return isOpen ? <OpenDrawer {...rest} ref={ref} /> : null;
});

const OpenDrawer = forwardRef<HTMLDialogElement, Omit<DrawerProps, 'isOpen'>>(function OpenDrawer(
  { side = 'left', ...rest },
  ref,
) {
  const { onClose } = rest;
  useGrownWindow(onClose);
  // A range thumb or a row that scrolls sideways needs the same gesture.
  const swipe = useSwipe(side, onClose, (target) => !target.closest('input[type=range], [data-swipe=own]'));
  return <ModalShell {...rest} ref={ref} look={styles} hasBar gestures={swipe} data-side={side} />;
});
