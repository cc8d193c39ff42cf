import clsx from 'clsx';
import { Button, useTexts } from '@tropa/ui-kit';
import { useId, useState, type ComponentType } from 'react';
import type { WorkDialogProps } from './WorkDialog.js';
import { workTexts } from './work.texts.js';
import styles from './WorkSection.module.css';

/** Props of {@link WorkSection}. */
export interface WorkSectionProps extends Omit<WorkDialogProps, 'isOpen' | 'onClose' | 'position'> {
  /** `WorkDialog`, or a component that loads its code when it is first opened. */
  readonly Dialog: ComponentType<WorkDialogProps>;
  /** Class of the whole section; its parts have `data-part`: `title`, `vacancies`, `otherwise`, `open`. */
  readonly className?: string | undefined;
}

/** Open vacancies and the button «заполнить анкету». */
export function WorkSection({ Dialog, className, ...form }: WorkSectionProps) {
  const texts = useTexts('work', workTexts, form.texts);
  const { vacancies = [] } = form;
  const titleId = useId();
  // The vacancy is kept after closing: the dialog must not change while it closes.
  const [opened, setOpened] = useState({ isOpen: false, position: '' });
  const open = (position: string) => setOpened({ isOpen: true, position });
  return (
    <section className={clsx(styles.root, className)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title} data-part="title">
        {texts.vacancies}
      </h2>
      {vacancies.length > 0 && (
        <ul className={styles.list} data-part="vacancies">
          {vacancies.map(({ id, value }) => (
            <li key={id} className={styles.vacancy}>
              <span id={`${titleId}-${id}`}>{value}</span>
              <Button
                variant="ghost"
                size="sm"
                className={styles.answer}
                aria-describedby={`${titleId}-${id}`}
                onClick={() => open(id)}
              >
                {texts.answer}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.otherwise} data-part="otherwise">
        {texts.otherwise}
      </p>
      <Button data-part="open" size="lg" isFullWidth onClick={() => open('')}>
        {texts.open}
      </Button>
      <Dialog
        {...form}
        isOpen={opened.isOpen}
        position={opened.position}
        onClose={() => setOpened((now) => ({ ...now, isOpen: false }))}
      />
    </section>
  );
}
