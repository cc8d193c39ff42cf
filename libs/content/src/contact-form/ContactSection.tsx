import clsx from 'clsx';
import { Button, useTexts } from '@tropa/ui-kit';
import { useId, useState, type ComponentType } from 'react';
import type { ContactDialogProps } from './ContactDialog.js';
import { contactTexts } from './contact.texts.js';
import styles from './ContactSection.module.css';

/** Props of {@link ContactSection}. */
export interface ContactSectionProps extends Omit<ContactDialogProps, 'isOpen' | 'onClose'> {
  /** `ContactDialog`, or a component that loads its code when it is first opened. */
  readonly Dialog: ComponentType<ContactDialogProps>;
  /** Class of the whole section; its parts have `data-part`: `title`, `about`, `open`. */
  readonly className?: string | undefined;
}

/** An invitation to write to the shop with the button that opens the dialog. */
export function ContactSection({ Dialog, className, ...form }: ContactSectionProps) {
  const texts = useTexts('contact', contactTexts, form.texts);
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={clsx(styles.root, className)} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title} data-part="title">
          {texts.invite}
        </h2>
        <p className={styles.about} data-part="about">
          {texts.about}
        </p>
      </div>
      <Button className={styles.open} data-part="open" size="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Dialog {...form} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}
