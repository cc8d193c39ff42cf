import { Dialog } from '@tropa/ui-kit';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.js';
import styles from './ReviewDialog.module.css';

export interface ReviewDialogProps extends Omit<ReviewFormProps, 'item' | 'draft'> {
  /** The product to rate; null closes the dialog. */
  readonly rated: Pick<ReviewFormProps, 'item' | 'draft'> | null;
  /** Esc, the overlay, the cross. */
  readonly onClose: () => void;
}

/** The review form in a dialog: centred, and full-screen under 600 px. */
export function ReviewDialog({ rated, onClose, ...form }: ReviewDialogProps) {
  return (
    <Dialog isOpen={rated !== null} onClose={onClose} title={form.texts.dialogTitle} size="sm" className={styles.root}>
      {rated ? <ReviewForm key={rated.item.id} {...form} {...rated} /> : null}
    </Dialog>
  );
}
