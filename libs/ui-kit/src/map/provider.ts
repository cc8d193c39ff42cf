/** What draws a map: Google, tiles by Leaflet, or our own plot. */
export type MapProvider = 'google' | 'tiles' | 'plot';

/** What a shop has for its maps; nothing is needed. */
export interface MapSettings {
  /** Key of Google Maps. */
  readonly googleKey?: string;
  /** Address of tiles with `{z}`, `{x}` and `{y}`. */
  readonly tileUrl?: string;
  /** Attribution of the tiles; HTML with a link is allowed. */
  readonly tileAttribution?: string;
}

/** Google with a key, else tiles, else the plot. */
export function providerOf({ googleKey, tileUrl }: MapSettings): MapProvider {
  if (googleKey) return 'google';
  return tileUrl ? 'tiles' : 'plot';
}
