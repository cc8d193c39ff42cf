import type { UserSession } from '@tropa/api-client';
import type { SessionsTexts } from './sessions.texts.js';
import styles from './SessionsSection.module.css';

/** Props of {@link SessionLine}. */
export interface SessionLineProps {
  readonly session: UserSession;
  readonly texts: SessionsTexts;
}

// By the visitor's own clock: «was that me, this evening?» The list is never rendered on the server.
const days = { dateStyle: 'long' } as const;
const moments = { dateStyle: 'long', timeStyle: 'short' } as const;
const write = (look: Intl.DateTimeFormatOptions, moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : date.toLocaleString('ru-RU', look).replace(/\sг\.(?=\s|$)/u, '');
};

/** One browser: its name, since when and until when it was used. The day of its last use is shown if it differs. */
export function SessionLine({ session: { device, begunAt, seenAt, isCurrent }, texts }: SessionLineProps) {
  const seen = write(days, seenAt);
  const isOfOneDay = seen === write(days, begunAt);
  const times = [texts.begun(write(moments, begunAt)), ...(isCurrent || isOfOneDay ? [] : [texts.seen(seen)])];
  return (
    <li className={styles.line}>
      <span className={styles.device}>{device || texts.unknown}</span>
      {isCurrent ? <span className={styles.current}>{texts.current}</span> : null}
      <span className={styles.times}>{times.join(', ')}</span>
    </li>
  );
}
