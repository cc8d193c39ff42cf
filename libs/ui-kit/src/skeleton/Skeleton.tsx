import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './Skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** `text` is one line of the font around it, `block` fills its box, `circle` is round. */
  variant?: 'text' | 'block' | 'circle';
  /** CSS length or pixels. */
  width?: number | string;
  height?: number | string;
  /** Width divided by height, for a block in place of a picture. */
  ratio?: number;
}

/** A grey placeholder for what is still loading: same geometry, so that nothing jumps. Not read aloud. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { variant = 'text', width, height, ratio, className, style, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      className={clsx(styles.root, styles[variant], className)}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio, ...style }}
    />
  );
});
