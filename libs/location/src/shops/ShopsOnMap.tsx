import type { ReceivePoint, ReceivePoints } from '@tropa/api-client';
import { PointsMap, type MapPoint, type MapSettings, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { ReceivePointList, type ReceivePointListProps } from './ReceivePointList.js';
import { shopsTexts, type ShopsTexts } from './shops.texts.js';
import styles from './ShopsOnMap.module.css';

/** Props of {@link ShopsOnMap}. */
export interface ShopsOnMapProps {
  readonly points: readonly ReceivePoint[];
  /** Own shops or pickup points: only the wording differs. */
  readonly type: ReceivePoints['type'];
  /** Google Maps key or tiles; without them a plain plot of the points is drawn. */
  readonly map?: MapSettings;
  /** A point was chosen, in the list or on the map. */
  readonly onChoose?: (point: ReceivePoint) => void;
  /** The map provider failed to load; the plot and the list stay. */
  readonly onMapFailure?: (provider: string, reason: unknown) => void;
  /** Rendered under each address in the list. */
  readonly renderNote?: ReceivePointListProps['renderNote'];
  readonly className?: string | undefined;
  readonly texts?: Partial<ShopsTexts>;
}

const toMapPoints = (points: readonly ReceivePoint[]): MapPoint[] =>
  points.flatMap(({ id, coords, address }, index) =>
    coords ? [{ id, coords, label: address, mark: String(index + 1) }] : [],
  );

/**
 * Shops or pickup points: a list that is complete by itself, and a map beside it that only enhances it; what is chosen
 * in either is highlighted in both. Takes all data from props.
 */
export function ShopsOnMap({
  points,
  type,
  map = {},
  onChoose,
  onMapFailure,
  renderNote,
  className,
  texts: own,
}: ShopsOnMapProps) {
  const texts = useTexts('shops', shopsTexts, own);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const places = toMapPoints(points);

  const choose = (id: number) => {
    setChosenId(id);
    const point = points.find((candidate) => candidate.id === id);
    if (point) onChoose?.(point);
  };
  const chooseOnMap = (id: number) => {
    choose(id);
    list.current?.querySelector(`[data-point="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={clsx(styles.root, className)}>
      <div className={styles.split} data-alone={places.length === 0 || undefined}>
        {places.length > 0 ? (
          <PointsMap
            {...map}
            className={styles.map}
            data-part="map"
            points={places}
            label={type === 'points' ? texts.pointsMap : texts.shopsMap}
            chosenId={chosenId}
            onChoose={chooseOnMap}
            {...(onMapFailure && { onFailure: onMapFailure })}
          />
        ) : null}
        <ReceivePointList ref={list} points={points} chosenId={chosenId} onChoose={choose} renderNote={renderNote} />
      </div>
    </div>
  );
}
