import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './CountBadge.module.css';

/** Props of {@link CountBadge}. */
export interface CountBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Number to show; nothing is rendered at zero and below. */
  count: number;
  /** Above it «99+» is shown. */
  max?: number;
  tone?: 'dark' | 'primary';
}

/** Count on a header link: favourites, comparison, basket. */
export const CountBadge = forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(
  { count, max = 99, tone = 'dark', className, ...rest },
  ref,
) {
  if (!(count > 0)) return null;
  return (
    <span {...rest} ref={ref} className={clsx(styles.root, styles[tone], className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
});
