import type { Plan } from './plan.js';
import { townOf } from './town.js';
import styles from './PlotTown.module.css';

/**
 * The invented town under the pins. Decorative, with nothing for screen readers, clicks or search: a pin carries the
 * address.
 */
export function PlotTown({ plan }: { plan: Plan }) {
  const { parks, lanes, water, streets, turn } = townOf(plan);
  return (
    <svg className={styles.root} viewBox="-120 -120 240 240" aria-hidden="true" focusable="false">
      <g transform={`rotate(${turn})`}>
        <path data-kind="park" d={parks} />
        <path data-kind="lane" d={lanes} />
      </g>
      <path data-kind="bank" d={water} />
      <path data-kind="water" d={water} />
      <g transform={`rotate(${turn})`}>
        <path data-kind="kerb" d={streets} />
        <path data-kind="street" d={streets} />
      </g>
    </svg>
  );
}
