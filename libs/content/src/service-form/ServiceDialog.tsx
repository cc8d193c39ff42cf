import { Dialog, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { ServiceForm, type ServiceFormProps } from './ServiceForm.js';
import type { ServiceInput } from './service.schema.js';
import { serviceTexts } from './service.texts.js';
import styles from './ServiceDialog.module.css';

/** Props of {@link ServiceDialog}. */
export interface ServiceDialogProps extends Omit<ServiceFormProps, 'onClose' | 'draft'> {
  readonly isOpen: boolean;
  /** Esc, the overlay, the cross, the button under the success message. */
  readonly onClose: () => void;
}

/**
 * «Записаться на сервис» in a dialog: a window in the middle, under 600 px the whole screen. By CSS, so that nothing is
 * rendered twice.
 */
export function ServiceDialog({ isOpen, onClose, ...form }: ServiceDialogProps) {
  const { title } = useTexts('service', serviceTexts, form.texts);
  const draft = useRef<ServiceInput | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="md" className={styles.root}>
      <ServiceForm {...form} draft={draft} onClose={onClose} />
    </Dialog>
  );
}
