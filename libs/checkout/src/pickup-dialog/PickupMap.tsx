import type { ReceivePoint } from '@tropa/api-client';
import { PointsMap, type MapPoint, type MapSettings } from '@tropa/ui-kit';

/** Props of {@link PickupMap}. */
export interface PickupMapProps {
  /** In the order of the list, whose numbers are on the pins. */
  readonly points: readonly NumberedPoint[];
  readonly label: string;
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
  readonly map: MapSettings;
  readonly onFailure?: ((provider: string, reason: unknown) => void) | undefined;
  readonly className?: string | undefined;
}

/** A point with its number in the whole list. */
export interface NumberedPoint extends ReceivePoint {
  readonly number: number;
}

/**
 * The map beside the list, a separate chunk, loaded when the dialog opens; the list is complete without it.
 */
export function PickupMap({ points, map, onFailure, ...rest }: PickupMapProps) {
  const places = points.flatMap(({ id, coords, address, number }): MapPoint[] =>
    coords ? [{ id, coords, label: address, mark: String(number) }] : [],
  );
  return <PointsMap {...map} {...rest} points={places} {...(onFailure && { onFailure })} />;
}
