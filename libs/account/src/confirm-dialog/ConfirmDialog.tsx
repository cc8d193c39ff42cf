import { Button, Dialog } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** The consequences of confirming. */
  readonly children: ReactNode;
  /** Label of the confirming button: a verb. */
  readonly confirm: string;
  /** Label of the button that changes nothing. */
  readonly keep: string;
  /** The call is in flight: the dialog waits for the response. */
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** «No», Esc, the overlay, the cross. */
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone. The focus starts on the harmless button. */
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
