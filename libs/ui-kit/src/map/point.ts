/** A place on a map. */
export interface MapPoint {
  readonly id: number;
  /** [latitude, longitude] in degrees. */
  readonly coords: readonly [latitude: number, longitude: number];
  /** What it is: an address. The accessible name of the marker, also shown beside it. */
  readonly label: string;
  /** A sign on the marker, such as the number of its line in a list. */
  readonly mark?: string;
}

/** Whether the coordinates are valid: a broken one must not break the whole map. */
export const isOnEarth = ({ coords: [latitude, longitude] }: Pick<MapPoint, 'coords'>): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
