import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for a screen reader only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={clsx(styles.root, className)} />;
});
