import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { useTexts } from '../texts/TextsProvider.js';
import { spinnerTexts } from './spinner.texts.js';
import styles from './Spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Diameter, px. */
  size?: number;
  /** Read aloud. */
  label?: string;
  texts?: Partial<typeof spinnerTexts>;
}

/** Waiting without a known length. Prefer `Skeleton` where the shape of the response is known. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 24, label, texts: own, className, style, ...rest },
  ref,
) {
  const texts = useTexts('spinner', spinnerTexts, own);
  return (
    <span
      {...rest}
      ref={ref}
      role="status"
      className={clsx(styles.root, className)}
      style={{ inlineSize: size, blockSize: size, ...style }}
    >
      <VisuallyHidden>{label ?? texts.label}</VisuallyHidden>
    </span>
  );
});
