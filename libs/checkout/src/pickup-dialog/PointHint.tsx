import type { ReceivePoint } from '@tropa/api-client';
import { formatPhone } from '@tropa/ui-kit';
import { Fragment } from 'react';
import styles from './PointHint.module.css';

/** As much as fits on one line of the narrowest card: «ежедневно 10:00–21:00», «пн–пт 10:00–20:00,». */
const inOneLine = 24;

/** Opening hours and, on a separate line, the phone; neither a phone nor «11:00–18:00» is split between two lines. */
export function PointHint({ workTime, phone }: Pick<ReceivePoint, 'workTime' | 'phone'>) {
  const parts = workTime ? workTime.split(/(?<=,) /) : [];
  return (
    <>
      {parts.map((days, index) => (
        <Fragment key={index}>
          <span className={days.length <= inOneLine ? styles.whole : undefined}>{days}</span>{' '}
        </Fragment>
      ))}
      {phone ? <span className={styles.phone}>{formatPhone(phone)}</span> : null}
    </>
  );
}
