import clsx from 'clsx';
import { forwardRef } from 'react';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { formatNumber } from '../format/number.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { useTexts } from '../texts/TextsProvider.js';
import { ratingTexts } from './rating.texts.js';
import type { RatingTexts } from './rating.texts.js';
import styles from './Rating.module.css';

/** Props of {@link Rating}. */
export interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** 0…5; fractions fill a star partly. */
  value: number;
  /** Number of reviews; when omitted, nothing is said about them. */
  count?: number;
  /** `compact` is one star and the number (card), `stars` is all five (product page, review). */
  variant?: 'compact' | 'stars';
  /** Renders the words about reviews, e.g. as a link to them. */
  renderCount?: (text: string) => ReactNode;
  texts?: Partial<RatingTexts>;
}

/** How much of each star is filled: one full star beside the number, or five that show it. */
const fillsOf = (value: number, variant: RatingProps['variant']): readonly number[] =>
  variant === 'stars' ? [0, 1, 2, 3, 4].map((before) => Math.min(1, Math.max(0, value - before))) : [1];

/** What buyers think: stars, the number, how many reviews. */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { value, count, variant = 'compact', renderCount, texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('rating', ratingTexts, own);
  const safe = Math.min(5, Math.max(0, value));
  const number = formatNumber(safe, 1);
  const countText = count === undefined ? null : texts.count(count);
  return (
    <span {...rest} ref={ref} className={clsx(styles.root, className)}>
      <span className={styles.stars} data-part="rating-stars" aria-hidden="true">
        {fillsOf(safe, variant).map((fill, index) => (
          <span
            key={index}
            className={styles.star}
            data-part="rating-star"
            style={fill === 1 ? undefined : ({ '--rating-filled': `${fill * 100}%` } as CSSProperties)}
          />
        ))}
      </span>
      <VisuallyHidden>{texts.value(number)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.number} data-part="rating-number">
        {number}
      </span>
      {countText !== null && (
        <>
          <span aria-hidden="true">·</span>
          <span className={styles.count} data-part="rating-count">
            {renderCount ? renderCount(countText) : countText}
          </span>
        </>
      )}
    </span>
  );
});
