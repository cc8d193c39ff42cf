import type { UserSession } from '@tropa/api-client';
import { formatDate } from '@tropa/ui-kit';
import type { SessionsTexts } from './sessions.texts.js';
import styles from './SessionsSection.module.css';

/** Props of {@link SessionLine}. */
export interface SessionLineProps {
  readonly session: UserSession;
  readonly texts: SessionsTexts;
}

/** One browser: its name, since when and until when it was used. The day of its last use is said where it is another. */
export function SessionLine({ session: { device, begunAt, seenAt, isCurrent }, texts }: SessionLineProps) {
  const [begun, seen] = [formatDate(begunAt), formatDate(seenAt)];
  const times = [texts.begun(begun), ...(isCurrent || seen === begun ? [] : [texts.seen(seen)])];
  return (
    <li className={styles.line}>
      <span className={styles.device}>{device || texts.unknown}</span>
      {isCurrent ? <span className={styles.current}>{texts.current}</span> : null}
      <span className={styles.times}>{times.join(', ')}</span>
    </li>
  );
}
