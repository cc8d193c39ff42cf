import clsx from 'clsx';
import { VisuallyHidden, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { flipCounterTexts, type FlipCounterTexts } from './flip-counter.texts.js';
import { useFlips } from './use-flips.js';
import styles from './FlipCounter.module.css';

/** Props of {@link FlipCounter}. */
export interface FlipCounterProps {
  /** Page data `_flipCounter`: a whole number, not negative. */
  readonly value: number;
  readonly texts?: Partial<FlipCounterTexts> | undefined;
  /** Class of the whole part; elements inside it have `data-part`: `digits`, `caption`. */
  readonly className?: string | undefined;
}

/**
 * A number on flip cards: they flip up to it when they first become visible. The server's HTML and reduced motion show
 * the number at once; a screen reader reads one number.
 */
export function FlipCounter({ value, texts: own, className }: FlipCounterProps) {
  const texts = useTexts('flipCounter', flipCounterTexts, own);
  const root = useRef<HTMLParagraphElement>(null);
  const whole = Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
  const digits = [...String(whole)].map(Number);
  const made = useFlips(root, Math.max(...digits));
  return (
    <p ref={root} className={clsx(styles.root, className)} data-flipping={made === null ? undefined : ''}>
      <VisuallyHidden>{String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00A0')}</VisuallyHidden>
      <span className={styles.digits} data-part="digits" aria-hidden="true">
        {digits.map((digit, index) => (
          <Card
            // The digits of a number keep their positions.
            key={index}
            digit={Math.min(made ?? digit, digit)}
            isFirstOfThree={index > 0 && (digits.length - index) % 3 === 0}
          />
        ))}
      </span>{' '}
      <span className={styles.caption} data-part="caption">
        {texts.caption(whole)}
      </span>
    </p>
  );
}

/**
 * One flip card: behind the falling leaf with the old digit is the new one. Rendered from attributes, so that it is not
 * read aloud.
 */
function Card({ digit, isFirstOfThree }: { readonly digit: number; readonly isFirstOfThree: boolean }) {
  const old = Math.max(0, digit - 1);
  return (
    <span className={styles.card} data-group={isFirstOfThree || undefined}>
      <span className={styles.upper} data-digit={digit} />
      <span className={styles.lower} data-digit={old} />
      <span key={`falling-${digit}`} className={styles.falling} data-digit={old} />
      <span key={`landing-${digit}`} className={styles.landing} data-digit={digit} />
    </span>
  );
}
