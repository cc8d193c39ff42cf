import { CircleCheckIcon } from '@tropa/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './StepDone.module.css';

export interface StepDoneProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** The end of registration or recovery. It takes the focus, so that a screen reader announces it. */
export function StepDone({ title, text, action }: StepDoneProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.root} role="status" tabIndex={-1}>
      <CircleCheckIcon className={styles.icon} size={48} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
