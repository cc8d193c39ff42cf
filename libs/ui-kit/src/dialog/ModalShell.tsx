import clsx from 'clsx';
import { forwardRef, useId, useRef } from 'react';
import type { DialogHTMLAttributes, HTMLAttributes, ReactNode, RefObject } from 'react';
import { IconButton } from '../button/IconButton.js';
import { CloseIcon } from '../icon/icons.js';
import { mergeRefs } from './mergeRefs.js';
import { useKeyboardScroll } from './useKeyboardScroll.js';
import { useModalDialog } from './useModalDialog.js';
import { useTexts } from '../texts/TextsProvider.js';
import { dialogTexts } from './dialog.texts.js';
import styles from './modal.module.css';

/** Attributes that a modal of the kit passes to the native dialog. */
export type ModalAttributes = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose'>;

interface ModalShellProps extends ModalAttributes {
  onClose: () => void;
  /** `false`: only the cross and the content close it. */
  isDismissable?: boolean | undefined;
  title: ReactNode;
  /** Named for a screen reader only. */
  isTitleHidden?: boolean | undefined;
  footer?: ReactNode;
  closeLabel?: string | undefined;
  texts?: Partial<typeof dialogTexts> | undefined;
  /** Class names of the look: size, position and entrance of each part. */
  look: Readonly<Record<string, string>>;
  /** The heading has its own bar. */
  hasBar?: boolean | undefined;
  /** Rendered above the heading. */
  top?: ReactNode;
  /** Gestures of the window. */
  gestures?: HTMLAttributes<HTMLDivElement> | undefined;
  bodyRef?: RefObject<HTMLDivElement | null> | undefined;
  bodyClassName?: string | undefined;
}

/**
 * The basis of every modal of the kit, for as long as it is mounted: a native dialog named by its heading that scrolls
 * its content, keeps its buttons in view and closes with Esc, a click outside and the cross.
 */
export const ModalShell = forwardRef<HTMLDialogElement, ModalShellProps>(function ModalShell(
  {
    onClose,
    isDismissable = true,
    title,
    isTitleHidden = false,
    footer,
    closeLabel,
    texts: own,
    look,
    hasBar = false,
    top,
    gestures,
    bodyRef: ownBodyRef,
    bodyClassName,
    className,
    children,
    ...rest
  },
  ref,
) {
  const { close } = useTexts('dialog', dialogTexts, own);
  const titleId = useId();
  const modal = useModalDialog(onClose, isDismissable);
  const innerBodyRef = useRef<HTMLDivElement>(null);
  const bodyRef = ownBodyRef ?? innerBodyRef;
  useKeyboardScroll(bodyRef);
  const heading = (
    <h2
      id={titleId}
      className={clsx(styles.title, look.title)}
      data-part="dialog-title"
      data-hidden={isTitleHidden || undefined}
    >
      {title}
    </h2>
  );
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...modal.handlers}
      ref={mergeRefs(modal.ref, ref)}
      className={clsx(styles.root, look.root, className)}
    >
      <div className={clsx(styles.window, look.window)} data-part="dialog-window" {...gestures}>
        {top}
        {hasBar ? (
          <div className={clsx(styles.head, look.head)} data-part="dialog-head">
            {heading}
          </div>
        ) : (
          heading
        )}
        <div ref={bodyRef} className={clsx(styles.body, look.body, bodyClassName)} data-part="dialog-body">
          {children}
        </div>
        {footer && (
          <div className={clsx(styles.footer, look.footer)} data-part="dialog-footer">
            {footer}
          </div>
        )}
        {/* Last in the DOM order, so that the focus starts in the content. */}
        <IconButton
          label={closeLabel ?? close}
          onClick={onClose}
          className={clsx(styles.close, look.close)}
          data-part="dialog-close"
        >
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
});
