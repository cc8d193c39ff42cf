import { Dialog } from '@tropa/ui-kit';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.js';
import styles from './ReviewDialog.module.css';

export interface ReviewDialogProps extends Omit<ReviewFormProps, 'item'> {
  /** The product to rate; null: the dialog is closed. */
  readonly item: ReviewFormProps['item'] | null;
  /** Esc, the overlay, the cross. */
  readonly onClose: () => void;
}

/** The review form in a dialog: a window in the middle, under 600 px the whole screen (S2 §2). */
export function ReviewDialog({ item, onClose, ...form }: ReviewDialogProps) {
  return (
    <Dialog isOpen={item !== null} onClose={onClose} title={form.texts.dialogTitle} size="sm" className={styles.root}>
      {item ? <ReviewForm key={item.id} {...form} item={item} /> : null}
    </Dialog>
  );
}
