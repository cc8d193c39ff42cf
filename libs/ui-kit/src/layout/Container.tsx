import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './Container.module.css';

/** Props of {@link Container}. */
export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** `text` is the 720 px column for reading. */
  width?: 'page' | 'text';
}

/** The page's column: padding 16/24/32/40, at most 1440 px. */
export const Container = forwardRef<HTMLDivElement, ContainerProps>(function Container(
  { width = 'page', className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={clsx(styles.root, styles[width], className)} />;
});
