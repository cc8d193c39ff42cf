import { Dialog, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { ContactInput } from './contact.schema.js';
import { contactTexts } from './contact.texts.js';
import styles from './ContactDialog.module.css';

/** Props of {@link ContactDialog}. */
export interface ContactDialogProps extends Omit<ContactFormProps, 'onClose' | 'draft'> {
  readonly isOpen: boolean;
  /** Esc, the overlay, the cross, the button under the success message. */
  readonly onClose: () => void;
}

/**
 * «Напишите нам» in a dialog: a window in the middle, under 600 px the whole screen. By CSS, so that nothing is
 * rendered twice.
 */
export function ContactDialog({ isOpen, onClose, ...form }: ContactDialogProps) {
  const { title } = useTexts('contact', contactTexts, form.texts);
  const draft = useRef<ContactInput | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="md" className={styles.root}>
      <ContactForm {...form} draft={draft} onClose={onClose} />
    </Dialog>
  );
}
