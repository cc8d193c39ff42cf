import clsx from 'clsx';
import { Button, useTexts } from '@tropa/ui-kit';
import { useId, useState, type ComponentType } from 'react';
import type { ServiceDialogProps } from './ServiceDialog.js';
import { serviceTexts } from './service.texts.js';
import styles from './ServiceSection.module.css';

/** Props of {@link ServiceSection}. */
export interface ServiceSectionProps extends Omit<ServiceDialogProps, 'isOpen' | 'onClose'> {
  /** `ServiceDialog`, or a component that loads its code when it is first opened. */
  readonly Dialog: ComponentType<ServiceDialogProps>;
  /** Class of the whole section; its parts have `data-part`: `title`, `about`, `open`. */
  readonly className?: string | undefined;
}

/** An invitation with the button «записаться»: a line from 600 px, a column with a wide button below. */
export function ServiceSection({ Dialog, className, ...form }: ServiceSectionProps) {
  const texts = useTexts('service', serviceTexts, form.texts);
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
      <Button variant="dark" size="lg" className={styles.button} data-part="open" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Dialog {...form} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}
