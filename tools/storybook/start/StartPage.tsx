import type { ReactNode } from 'react';
import styles from './start.module.css';

/** A documentation page: a heading, an introduction, and the content. */
export function StartPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
