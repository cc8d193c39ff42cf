import { useState } from 'react';
import type { CSSProperties } from 'react';
import { MapPin } from './MapPin.js';
import { distanceRu, planOf } from './plan.js';
import type { PlanPin } from './plan.js';
import type { MapPoint } from './point.js';
import { PlotTown } from './PlotTown.js';
import styles from './PointsPlot.module.css';

/** Texts of the plot. */
export interface PlotTexts {
  empty: string;
  north: string;
  /** On the compass. */
  northLetter: string;
  showAll: string;
  several: (count: number, labels: string) => string;
  scale: (distance: string) => string;
}

export interface PointsPlotProps {
  points: readonly MapPoint[];
  chosenId: number | null;
  onChoose: (id: number) => void;
  texts: PlotTexts;
}

const idsOf = (points: readonly MapPoint[]) => points.map(({ id }) => id);

/**
 * Our own drawing of where the points are: to scale, north up, in a town that is invented around them. It requests
 * nothing from other hosts, is visible without scripts, and every pin is a button. Pins that would cover one another
 * are merged into one; a click on it zooms in.
 */
export function PointsPlot({ points, chosenId, onChoose, texts }: PointsPlotProps) {
  const [near, setNear] = useState<readonly number[] | null>(null);
  const close = points.filter(({ id }) => near?.includes(id));
  // The city has changed, or a point outside the view was chosen in the list: all are shown again.
  const isElsewhere = points.some(({ id }) => id === chosenId) && !close.some(({ id }) => id === chosenId);
  const isNear = close.length > 0 && !isElsewhere;
  const plan = planOf(isNear ? close : points);
  if (!plan) {
    return (
      <div className={styles.root}>
        <p className={styles.empty} data-part="map-empty">
          {texts.empty}
        </p>
      </div>
    );
  }

  const press = ({ points: here }: PlanPin) => {
    const canComeNearer = (planOf(here)?.pins.length ?? 1) > 1;
    if (canComeNearer) return setNear(idsOf(here));
    // Several at one place: each click chooses the next of them.
    const next = here[(here.findIndex(({ id }) => id === chosenId) + 1) % here.length];
    if (next) onChoose(next.id);
  };

  return (
    <div className={styles.root}>
      <div
        className={styles.field}
        data-part="map-plan"
        style={{ '--plan-width': plan.width, '--plan-height': plan.height, '--plan-step': plan.step } as CSSProperties}
      >
        <PlotTown plan={plan} />
        {plan.pins.map((pin) => {
          const chosen = pin.points.find(({ id }) => id === chosenId);
          const first = chosen ?? pin.points[0];
          if (!first) return null;
          const count = pin.points.length;
          return (
            <MapPin
              key={first.id}
              className={styles.pin}
              style={{ '--pin-x': pin.x, '--pin-y': pin.y } as CSSProperties}
              label={
                count === 1 || chosen
                  ? first.label
                  : texts.several(count, pin.points.map(({ label }) => label).join('; '))
              }
              mark={first.mark}
              count={count}
              side={pin.side}
              isRoomy={pin.isRoomy}
              isChosen={chosen !== undefined}
              onClick={() => press(pin)}
            />
          );
        })}
        <p className={styles.scale} data-part="map-scale" aria-label={texts.scale(distanceRu(plan.step))} role="img">
          {distanceRu(plan.step)}
        </p>
      </div>
      <svg
        className={styles.compass}
        data-part="map-compass"
        viewBox="0 0 40 40"
        width="40"
        height="40"
        role="img"
        aria-label={texts.north}
      >
        <circle cx="20" cy="20" r="19" />
        <path data-half="north" d="m20 14 5 8H15Z" />
        <path data-half="south" d="m20 31 5-9H15Z" />
        <text x="20" y="11.5">
          {texts.northLetter}
        </text>
      </svg>
      {isNear ? (
        <button type="button" className={styles.all} data-part="map-all" onClick={() => setNear(null)}>
          {texts.showAll}
        </button>
      ) : null}
    </div>
  );
}
