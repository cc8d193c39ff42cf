import { useGetLocationQuery, useGetReceivePointsQuery, type ReceivePoint, type StoreAmount } from '@tropa/api-client';
import { Alert, PointsMap, RadioCard, RequiredMark, type MapPoint, type MapSettings } from '@tropa/ui-kit';
import { useRef, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { PointHint } from '../pickup-dialog/PointHint.js';
import type { ReservationInput } from './reservation.schema.js';
import type { ReservationTexts } from './reservation.texts.js';
import styles from './ShopChoice.module.css';

export interface ShopChoiceProps {
  /** Shops that hold the variant. */
  readonly shops: readonly StoreAmount[];
  /** Key of Google Maps or tiles; without them our own simple plot is drawn. */
  readonly map?: MapSettings | undefined;
  /** The map provider failed to load; the plot and the list stay. */
  readonly onMapFailure?: ((provider: string, reason: unknown) => void) | undefined;
  readonly texts: ReservationTexts;
}

/** Where to collect the goods: a list, which is enough by itself, and a map beside it. */
export function ShopChoice({ shops, map = {}, onMapFailure, texts }: ShopChoiceProps) {
  const { field, fieldState } = useController<ReservationInput, 'address'>({ name: 'address' });
  const details = useShopDetails();
  const list = useRef<HTMLDivElement>(null);
  const places = shops.flatMap(({ id, address }, index): MapPoint[] => {
    const coords = details.get(id)?.coords;
    return coords ? [{ id, coords, label: address, mark: String(index + 1) }] : [];
  });
  const chooseOnMap = (id: number) => {
    field.onChange(String(id));
    list.current?.querySelector(`[data-shop="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  if (shops.length === 0) return <Alert kind="warning">{texts.noShops}</Alert>;
  return (
    <fieldset className={styles.root} aria-invalid={fieldState.error ? true : undefined}>
      <legend className={styles.legend}>
        {texts.shops}
        <RequiredMark />
        <span className={styles.count}>{texts.inShops(shops.length)}</span>
      </legend>
      <div className={styles.split} data-alone={places.length === 0 || undefined}>
        {places.length > 0 ? (
          <PointsMap
            {...map}
            className={styles.map}
            points={places}
            label={texts.map}
            chosenId={field.value ? Number(field.value) : null}
            onChoose={chooseOnMap}
            {...(onMapFailure && { onFailure: onMapFailure })}
          />
        ) : null}
        <div ref={list} className={styles.list}>
          {shops.map(({ id, address, amount }, index) => (
            <div key={id} data-shop={id}>
              <RadioCard
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                value={String(id)}
                checked={field.value === String(id)}
                required
                onBlur={field.onBlur}
                onChange={() => field.onChange(String(id))}
                title={numbered(address, details.get(id)?.coords ? index + 1 : null)}
                hint={hintOf(details.get(id))}
                end={<span className={styles.amount}>{texts.amount(amount)}</span>}
              />
            </div>
          ))}
        </div>
      </div>
      <p className={styles.error} role="alert" hidden={!fieldState.error}>
        {fieldState.error?.message}
      </p>
    </fieldset>
  );
}

/** Phones, hours and coordinates for the visitor's city; availability lists the shops of every city without these. */
function useShopDetails(): ReadonlyMap<number, ReceivePoint> {
  const { data: city } = useGetLocationQuery();
  const { currentData: points } = useGetReceivePointsQuery({ id: city?.id ?? 0 }, { skip: !city });
  return new Map((points?.type === 'shops' ? points.items : []).map((point) => [point.id, point]));
}

/** The number is the one on the map. */
function numbered(address: string, number: number | null): ReactNode {
  if (number === null) return address;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {number}.{' '}
      </span>
      {address}
    </>
  );
}

function hintOf(point: ReceivePoint | undefined): ReactNode {
  if (!point || (!point.workTime && !point.phone)) return undefined;
  return <PointHint {...point} />;
}
