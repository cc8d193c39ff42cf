/** A place on a map. */
export interface MapPoint {
  readonly id: number;
  /** [latitude, longitude] in degrees. */
  readonly coords: readonly [latitude: number, longitude: number];
  /** What it is: an address. Names the marker for a screen reader, and is read beside it. */
  readonly label: string;
  /** A sign on the marker, such as the number of its line in a list. */
  readonly mark?: string;
}

/** Whether a place exists: a broken coordinate must not throw the whole map away. */
export const isOnEarth = ({ coords: [latitude, longitude] }: Pick<MapPoint, 'coords'>): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
