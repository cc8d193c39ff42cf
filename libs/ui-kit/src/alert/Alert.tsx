import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { CircleAlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, TriangleAlertIcon } from '../icon/icons.js';
import { useTexts } from '../texts/TextsProvider.js';
import { alertTexts } from './alert.texts.js';
import styles from './Alert.module.css';

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  kind?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  /** Adds the cross. */
  onClose?: () => void;
  closeLabel?: string;
  texts?: Partial<typeof alertTexts>;
}

const icons = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleAlertIcon };

/** A message inside the page: an error of a form, a success, a remark. Errors are read aloud at once. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { kind = 'info', title, onClose, closeLabel, texts: own, className, children, ...rest },
  ref,
) {
  const texts = useTexts('alert', alertTexts, own);
  const Icon = icons[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      {...rest}
      ref={ref}
      className={clsx(styles.root, styles[kind], className)}
    >
      <Icon size={20} className={styles.icon} data-part="alert-icon" aria-hidden="true" />
      <div className={styles.body} data-part="alert-body">
        {title && (
          <div className={styles.title} data-part="alert-title">
            {title}
          </div>
        )}
        {children}
      </div>
      {onClose && (
        <IconButton
          label={closeLabel ?? texts.close}
          size="sm"
          className={styles.close}
          data-part="alert-close"
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
});
