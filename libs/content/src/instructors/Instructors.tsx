import type { Instructor } from '@tropa/api-client';
import { Picture, ScrollRow, Section, useTexts } from '@tropa/ui-kit';
import { instructorsTexts, type InstructorsTexts } from './instructors.texts.js';
import styles from './Instructors.module.css';

/** Props of {@link Instructors}. */
export interface InstructorsProps {
  /** Page data `_instructors`. */
  readonly items: readonly Instructor[];
  readonly texts?: Partial<InstructorsTexts> | undefined;
  /** Class of the whole part; elements inside it have `data-part`: `instructor`, `name`, `description`. */
  readonly className?: string | undefined;
}

const sizes = '(min-width: 1440px) 320px, (min-width: 1024px) 24vw, (min-width: 600px) 46vw, 92vw';

/** The instructors of the project in a slider: 1 at a time, 2 from 600 px, 4 from 1024 px, gutter 32 px. */
export function Instructors({ items, texts: own, className }: InstructorsProps) {
  const texts = useTexts('instructors', instructorsTexts, own);
  if (items.length === 0) return null;
  return (
    <Section className={className} title={texts.title}>
      <ScrollRow label={texts.title} perView={{ base: 1, sm: 2, md: 4 }} gutter={32}>
        {items.map(({ img, name, description }, index) => (
          // Two instructors may share a name.
          <article key={`${index}-${name}`} className={styles.card} data-part="instructor">
            {img === '' ? (
              <div className={styles.noPicture} aria-hidden="true">
                {name.slice(0, 1)}
              </div>
            ) : (
              <Picture className={styles.picture} src={img} alt="" sizes={sizes} />
            )}
            <h3 className={styles.name} data-part="name">
              {name}
            </h3>
            {description === '' ? null : (
              <p className={styles.description} data-part="description">
                {description}
              </p>
            )}
          </article>
        ))}
      </ScrollRow>
    </Section>
  );
}
