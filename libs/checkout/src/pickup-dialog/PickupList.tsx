import { RadioCard, VisuallyHidden } from '@tropa/ui-kit';
import { useId } from 'react';
import type { NumberedPoint } from './PickupMap.js';
import { PointHint } from './PointHint.js';
import styles from './PickupDialog.module.css';

/** Props of {@link PickupList}. */
export interface PickupListProps {
  readonly points: readonly NumberedPoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
  /** Name of the list for a screen reader. */
  readonly label: string;
}

/** Addresses to choose from, by arrow keys too: the whole choice, with or without a map. */
export function PickupList({ points, chosenId, onChoose, label }: PickupListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {points.map((point) => (
        <RadioCard
          key={point.id}
          name={name}
          value={String(point.id)}
          checked={point.id === chosenId}
          onChange={() => onChoose(point.id)}
          data-point={point.id}
          title={point.address}
          hint={<PointHint {...point} />}
          end={
            <span className={styles.mark} aria-hidden="true">
              {point.number}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
