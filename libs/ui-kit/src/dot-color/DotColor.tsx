import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './DotColor.module.css';

/** Props of {@link DotColor}. */
export interface DotColorProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'color'> {
  /** Any CSS colour; one that the browser cannot parse leaves an empty ring. */
  color: string;
}

/** A coloured dot beside a word: the colour of goods, the status of an order. Never the only indication. */
export const DotColor = forwardRef<HTMLSpanElement, DotColorProps>(function DotColor(
  { color, className, style, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      className={clsx(styles.root, className)}
      style={{ backgroundColor: color, ...style }}
    />
  );
});
