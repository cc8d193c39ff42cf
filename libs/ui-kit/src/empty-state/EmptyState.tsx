import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode;
  /** What to do about it. */
  hint?: ReactNode;
  /** Usually one button. */
  action?: ReactNode;
  /** A large quiet icon above the title. */
  icon?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do next. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, hint, action, icon, headingLevel = 2, className, children, ...rest },
  ref,
) {
  const Heading: 'h1' | 'h2' | 'h3' = `h${headingLevel}`;
  return (
    <div {...rest} ref={ref} className={clsx(styles.root, className)}>
      {icon && (
        <div className={styles.icon} data-part="empty-state-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading className={styles.title} data-part="empty-state-title">
        {title}
      </Heading>
      {hint && (
        <div className={styles.hint} data-part="empty-state-hint">
          {hint}
        </div>
      )}
      {children}
      {action && (
        <div className={styles.action} data-part="empty-state-action">
          {action}
        </div>
      )}
    </div>
  );
});
