import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { StarIcon } from './StarIcon.js';
import { starLabel, starTexts } from './star.texts.js';
import type { StarTexts } from './star.texts.js';
import { useTexts } from '../texts/TextsProvider.js';
import styles from './StarMark.module.css';

/** Props of {@link StarMark}. */
export interface StarMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Stars 1…5; 0: no rating. */
  value: number;
  texts?: Partial<StarTexts>;
}

/** A given rating with its meaning: «Отлично», or «Нет оценки». */
export const StarMark = forwardRef<HTMLSpanElement, StarMarkProps>(function StarMark(
  { value, texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('star', starTexts, own);
  return (
    <span {...rest} ref={ref} className={clsx(styles.root, className)}>
      <span className={styles.stars} data-part="star-mark-stars" aria-hidden="true">
        {texts.labels.map((label, index) => (
          <span key={label} className={styles.star} data-part="star-mark-star" data-filled={index < value || undefined}>
            <StarIcon className={styles.icon} data-part="star-mark-icon" />
          </span>
        ))}
      </span>
      {value > 0 && <VisuallyHidden>{texts.of(value)}, </VisuallyHidden>}
      <span className={styles.meaning} data-part="star-mark-meaning">
        {starLabel(value, texts)}
      </span>
    </span>
  );
});
