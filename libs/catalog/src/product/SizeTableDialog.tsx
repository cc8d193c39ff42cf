import { Dialog, SafeHtml } from '@tropa/ui-kit';

/** Props of {@link SizeTableDialog}. */
export interface SizeTableDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** `tableContent` of the property: HTML from the server. */
  html: string;
}

/** The size table of a property, 736 px wide. */
export function SizeTableDialog({ isOpen, onClose, title, html }: SizeTableDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="md">
      <SafeHtml html={html} />
    </Dialog>
  );
}
