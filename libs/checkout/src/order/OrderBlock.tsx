import { useId, type ReactNode } from 'react';
import styles from './OrderBlock.module.css';

export interface OrderBlockProps {
  readonly title: string;
  /** Its name for the host's CSS, as `data-part`. */
  readonly part: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A framed part of the order page under its heading. */
export function OrderBlock({ title, part, action, children }: OrderBlockProps) {
  const titleId = useId();
  return (
    <section className={styles.root} data-part={part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
