import { Dialog } from '@tropa/ui-kit';
import { ReturnForm, type ReturnFormProps } from './ReturnForm.js';
import styles from './ReturnForm.module.css';

export interface ReturnDialogProps extends ReturnFormProps {
  readonly isOpen: boolean;
  /** Esc, the overlay, the cross. */
  readonly onClose: () => void;
}

/** The form of a return in a dialog: centred, and full-screen under 600 px. */
export function ReturnDialog({ isOpen, onClose, ...form }: ReturnDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={form.texts.returnTitle(form.order.number)}
      size="sm"
      className={styles.root}
    >
      {isOpen ? <ReturnForm {...form} /> : null}
    </Dialog>
  );
}
