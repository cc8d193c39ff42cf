import { Dialog } from '@tropa/ui-kit';
import type { ReviewsTexts } from './reviews.texts.js';

/** Props of {@link LeaveReviewDialog}. */
export interface LeaveReviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  texts: ReviewsTexts;
}

/** Says where reviews are written: on the product page the dialog is a placeholder (S2 §2, decision 39). */
export function LeaveReviewDialog({ isOpen, onClose, texts }: LeaveReviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.dialogTitle} size="sm">
      <p>{texts.dialogText}</p>
    </Dialog>
  );
}
