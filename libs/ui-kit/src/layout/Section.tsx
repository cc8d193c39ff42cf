import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Section.module.css';

/** Props of {@link Section}. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  /** Beside the title: «смотреть все». */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** A titled part of a page. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, action, headingLevel = 2, className, children, ...rest },
  ref,
) {
  const titleId = useId();
  const Heading: 'h2' | 'h3' = `h${headingLevel}`;
  return (
    <section {...rest} ref={ref} aria-labelledby={titleId} className={clsx(styles.root, className)}>
      <div className={styles.head} data-part="section-head">
        <Heading id={titleId} className={styles[Heading]} data-part="section-title">
          {title}
        </Heading>
        {action && (
          <div className={styles.action} data-part="section-action">
            {action}
          </div>
        )}
      </div>
      {children}
    </section>
  );
});
