import { StartError } from '../db/start-error.js';

/**
 * A key of Google Maps.
 * @throws StartError when it cannot be one: it becomes part of a URL.
 */
export function mapsKeyOf(text: string): string {
  const key = text.trim();
  if (!/^[\w-]*$/.test(key))
    throw new StartError('MAPS_KEY must be a key of Google Maps: Latin letters, digits, - and _.');
  return key;
}

/**
 * Map tiles and their attribution.
 * @throws StartError when the address is no template of tiles, or one of the two is missing.
 */
export function mapTilesOf(url: string, attribution: string): { mapsTileUrl: string; mapsTileAttribution: string } {
  const mapsTileUrl = url.trim();
  const mapsTileAttribution = attribution.trim();
  if (mapsTileUrl === '') {
    if (mapsTileAttribution !== '') throw new StartError('MAPS_TILE_ATTRIBUTION is set without MAPS_TILE_URL.');
    return { mapsTileUrl, mapsTileAttribution };
  }
  const missing = ['{z}', '{x}', '{y}'].filter((place) => !mapsTileUrl.includes(place));
  if (missing.length > 0) throw new StartError(`MAPS_TILE_URL must contain ${missing.join(', ')}: ${mapsTileUrl}`);
  if (tileHostOf(mapsTileUrl) === null) {
    throw new StartError(
      `MAPS_TILE_URL must be https://host/… or a path from /, as in https://tile.openstreetmap.org/{z}/{x}/{y}.png: ${mapsTileUrl}`,
    );
  }
  if (mapsTileAttribution === '')
    throw new StartError('MAPS_TILE_URL requires MAPS_TILE_ATTRIBUTION, the attribution of the tiles.');
  return { mapsTileUrl, mapsTileAttribution };
}

/**
 * The host of tiles as a Content-Security-Policy source: `https://*.tile.example.org` for an address with `{s}`, '' for
 * our own.
 * @returns null when it is not a URL.
 */
export function tileHostOf(url: string): string | null {
  if (/^\/(?!\/)/.test(url)) return '';
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/?#]+)\//.exec(url) ?? [];
  const named = host.startsWith('{s}.') ? `*.${host.slice(4)}` : host;
  return /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(named) ? scheme + named : null;
}
