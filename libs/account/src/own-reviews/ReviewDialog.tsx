import { Dialog } from '@tropa/ui-kit';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.js';
import styles from './ReviewDialog.module.css';

export interface ReviewDialogProps extends Omit<ReviewFormProps, 'item'> {
  /** The product to rate; null closes the dialog. */
  readonly item: ReviewFormProps['item'] | null;
  /** Esc, the overlay, the cross. */
  readonly onClose: () => void;
}

/** The review form in a dialog: centred, and full-screen under 600 px. */
export function ReviewDialog({ item, onClose, ...form }: ReviewDialogProps) {
  return (
    <Dialog isOpen={item !== null} onClose={onClose} title={form.texts.dialogTitle} size="sm" className={styles.root}>
      {item ? <ReviewForm key={item.id} {...form} item={item} /> : null}
    </Dialog>
  );
}
