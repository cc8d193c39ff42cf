import { Button, Dialog, CircleCheckIcon, CircleCrossIcon } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import styles from './ResultDialog.module.css';

export interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly kind: 'success' | 'pending' | 'failure';
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly href?: string };
}

/** How an order or a payment ended. */
export function ResultDialog({ isOpen, onClose, kind, title, children, action }: ResultDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm" className={styles.dialog}>
      <div className={styles.root} data-kind={kind}>
        {kind !== 'pending' && (
          <span className={styles.icon}>
            {kind === 'success' ? <CircleCheckIcon size={56} /> : <CircleCrossIcon size={56} />}
          </span>
        )}
        {children}
        {action && (
          <div className={styles.action}>
            <Button size="lg" isFullWidth {...(action.href ? { href: action.href } : { onClick: onClose })}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
