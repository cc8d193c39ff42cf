import { CircleCheckIcon } from '@tropa/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FormDone.module.css';

export interface FormDoneProps {
  /** Left out where a dialog's title already says it. */
  readonly title?: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** What replaces a form once it was sent. It takes the focus, so that a screen reader announces it. */
export function FormDone({ title, text, action }: FormDoneProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.root} data-part="done" role="status" tabIndex={-1}>
      <CircleCheckIcon className={styles.icon} size={48} aria-hidden="true" />
      {title ? <p className={styles.title}>{title}</p> : null}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
