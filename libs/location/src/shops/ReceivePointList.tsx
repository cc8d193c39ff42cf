import type { ReceivePoint } from '@tropa/api-client';
import { formatPhone } from '@tropa/ui-kit';
import styles from './ReceivePointList.module.css';

export interface ReceivePointListProps {
  readonly points: readonly ReceivePoint[];
}

/** Shops or pickup points as a list that does the whole job without a map. Decision 46. */
export function ReceivePointList({ points }: ReceivePointListProps) {
  return (
    <ul className={styles.list}>
      {points.map(({ id, address, phone, workTime }) => (
        <li key={id} className={styles.point}>
          <p className={styles.address}>{address}</p>
          {workTime ? <p className={styles.note}>{workTime}</p> : null}
          {phone ? (
            <a className={styles.phone} href={`tel:+7${phone}`}>
              {formatPhone(phone)}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
