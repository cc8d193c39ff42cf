import { Button, Dialog } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What follows from the answer «yes». */
  readonly children: ReactNode;
  /** The verb that does it. */
  readonly confirm: string;
  /** The words that leave all as it is. */
  readonly keep: string;
  /** It is under way: the dialog waits for the answer. */
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** «No», Esc, the overlay, the cross. */
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  keep,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        <Button variant="outline" className={styles.action} onClick={onClose}>
          {keep}
        </Button>
        <Button variant="dark" className={styles.action} isLoading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
