import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './Badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  kind?: 'discount' | 'new' | 'recommended' | 'neutral';
  /** `md` 24 px, `lg` 28 px beside a large price. */
  size?: 'md' | 'lg';
}

/** A mark on a product: discount, novelty, recommendation. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { kind = 'neutral', size = 'md', className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={clsx(styles.root, styles[kind], styles[size], className)} />;
});
