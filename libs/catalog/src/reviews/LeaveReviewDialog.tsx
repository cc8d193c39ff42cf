import { Dialog } from '@tropa/ui-kit';
import type { ReviewsTexts } from './reviews.texts.js';

/** Props of {@link LeaveReviewDialog}. */
export interface LeaveReviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  texts: ReviewsTexts;
}

/** A placeholder that says where reviews are written: in the account. */
export function LeaveReviewDialog({ isOpen, onClose, texts }: LeaveReviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.dialogTitle} size="sm">
      <p>{texts.dialogText}</p>
    </Dialog>
  );
}
