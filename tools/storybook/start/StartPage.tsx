import type { ReactNode } from 'react';
import styles from './start.module.css';

/** A page for people: a heading, what it is about, and the rest. */
export function StartPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
