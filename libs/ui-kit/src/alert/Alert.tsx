import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import styles from './Alert.module.css';

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  kind?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  /** Adds the cross. */
  onClose?: () => void;
  closeLabel?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A message inside the page: an error of a form, a success, a remark. Errors are read aloud at once. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { kind = 'info', title, onClose, closeLabel = 'Закрыть', className, children, ...rest },
  ref,
) {
  const Icon = icons[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      {...rest}
      ref={ref}
      className={clsx(styles.root, styles[kind], className)}
    >
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
      {onClose && (
        <IconButton label={closeLabel} size="sm" className={styles.close} onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  );
});
