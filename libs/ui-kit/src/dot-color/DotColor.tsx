import clsx from 'clsx';
import { forwardRef } from 'react';
import type { SVGAttributes } from 'react';
import styles from './DotColor.module.css';

/** Props of {@link DotColor}. */
export interface DotColorProps extends Omit<
  SVGAttributes<SVGSVGElement>,
  'children' | 'color' | 'fill' | 'height' | 'stroke' | 'viewBox' | 'width'
> {
  /** Any CSS colour; one that the browser cannot parse leaves an empty ring. Defaults to a quiet grey. */
  color?: string | undefined;
  /** Diameter, px; defaults to 14. */
  size?: number;
}

/**
 * A coloured dot beside a word: the colour of goods, the status of an order. Never the only indication. Drawn as a
 * picture: a `style` attribute needs a hash of each colour in the Content-Security-Policy of the page.
 */
export const DotColor = forwardRef<SVGSVGElement, DotColorProps>(function DotColor(
  { color, size = 14, className, ...rest },
  ref,
) {
  return (
    <svg
      width={size}
      height={size}
      {...rest}
      ref={ref}
      viewBox="0 0 14 14"
      aria-hidden="true"
      className={clsx(styles.root, className)}
    >
      <circle cx="7" cy="7" r="6.5" fill={color || undefined} />
    </svg>
  );
});
