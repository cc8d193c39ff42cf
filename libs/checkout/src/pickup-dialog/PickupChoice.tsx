import { TextField, useLazyPart, type MapSettings } from '@tropa/ui-kit';
import { useEffect, useRef } from 'react';
import { PickupList } from './PickupList.js';
import type { PickupDialogTexts } from './pickup-dialog.texts.js';
import styles from './PickupDialog.module.css';
import type { PickupChoiceState } from './use-pickup-choice.js';

/** Props of {@link PickupChoice}. */
export interface PickupChoiceProps {
  readonly choice: PickupChoiceState;
  readonly mapLabel: string;
  readonly map: MapSettings;
  readonly onMapFailure?: ((provider: string, reason: unknown) => void) | undefined;
  readonly texts: PickupDialogTexts;
}

const importMap = () => import('./PickupMap.js').then(({ PickupMap }) => PickupMap);

/** List and map of pickup addresses; what is marked in either is marked in both. */
export function PickupChoice({ choice, mapLabel, map, onMapFailure, texts }: PickupChoiceProps) {
  const { shown, marked, mark, filter, onFilter } = choice;
  const root = useRef<HTMLDivElement>(null);
  const [PickupMap, load] = useLazyPart(importMap);
  useEffect(load, [load]);
  const hasPlaces = shown.some(({ coords }) => coords !== null);

  const markOnMap = (id: number) => {
    mark(id);
    root.current?.querySelector(`[data-point="${id}"]`)?.closest('label')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div ref={root} className={styles.split} data-alone={(!hasPlaces && filter === undefined) || undefined}>
      <div className={styles.side}>
        {filter === undefined ? null : (
          <TextField
            type="search"
            label={texts.filter}
            placeholder={texts.filterPlaceholder}
            autoComplete="off"
            value={filter}
            onChange={(event) => onFilter(event.target.value)}
            onKeyDown={(event) => {
              // Enter while typing would confirm what was marked before.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        <PickupList points={shown} chosenId={marked?.id ?? null} onChoose={mark} label={texts.list} />
        <p role="status" className={styles.note}>
          {shown.length === 0 ? texts.notFound : null}
        </p>
      </div>
      {hasPlaces ? (
        <div className={styles.map} data-map>
          {PickupMap && (
            <PickupMap
              points={shown}
              label={mapLabel}
              chosenId={marked?.id ?? null}
              onChoose={markOnMap}
              map={map}
              onFailure={onMapFailure}
              className={styles.mapBox}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}
