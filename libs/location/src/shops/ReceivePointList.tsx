import clsx from 'clsx';
import type { ReceivePoint } from '@tropa/api-client';
import { formatPhone } from '@tropa/ui-kit';
import { forwardRef, type ReactNode } from 'react';
import styles from './ReceivePointList.module.css';

/** Props of {@link ReceivePointList}. */
export interface ReceivePointListProps {
  readonly points: readonly ReceivePoint[];
  /** The point that is highlighted here and on the map. */
  readonly chosenId?: number | null;
  /** Turns the addresses into buttons that show their place on a map beside the list. */
  readonly onChoose?: (id: number) => void;
  /** Rendered under each address, such as how much of a product the point has. */
  readonly renderNote?: ((point: ReceivePoint) => ReactNode) | undefined;
  /** Class of the whole part; elements inside it have `data-part`: `point`, `address`, `note`, `hours`, `phone`. */
  readonly className?: string | undefined;
}

const listed = (phone: string) => (/^\d{10}$/.test(phone) ? `tel:+7${phone}` : `tel:${phone.replace(/[^\d+]/g, '')}`);

/** Shops or pickup points as a list that works by keyboard and is complete without a map. */
export const ReceivePointList = forwardRef<HTMLOListElement, ReceivePointListProps>(function ReceivePointList(
  { points, chosenId = null, onChoose, renderNote, className },
  ref,
) {
  return (
    <ol ref={ref} role="list" className={clsx(styles.list, className)}>
      {points.map((point, index) => {
        const { id, address, phone, workTime, coords, icon } = point;
        const note = renderNote?.(point);
        return (
          <li
            key={id}
            className={styles.point}
            data-part="point"
            data-point={id}
            data-chosen={id === chosenId || undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {icon ? <img src={icon} alt="" width={28} height={28} loading="lazy" /> : index + 1}
            </span>
            <div className={styles.about}>
              {onChoose && coords ? (
                <button
                  type="button"
                  className={styles.choose}
                  data-part="address"
                  aria-pressed={id === chosenId}
                  onClick={() => onChoose(id)}
                >
                  {address}
                </button>
              ) : (
                <p className={styles.address} data-part="address">
                  {address}
                </p>
              )}
              {note ? (
                <p className={styles.own} data-part="note">
                  {note}
                </p>
              ) : null}
              {workTime ? (
                <p className={styles.note} data-part="hours">
                  {workTime}
                </p>
              ) : null}
              {phone ? (
                <a className={styles.phone} data-part="phone" href={listed(phone)}>
                  {formatPhone(phone)}
                </a>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
});
