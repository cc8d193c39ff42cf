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
 * MAPS_TILE_URL; '' when it is not set.
 * @throws StartError when it is not a template of tile URLs.
 */
export function mapsTileUrlOf(text: string): string {
  const url = text.trim();
  if (url === '') return '';
  const missing = ['{z}', '{x}', '{y}'].filter((place) => !url.includes(place));
  if (missing.length > 0) throw new StartError(`MAPS_TILE_URL must contain ${missing.join(', ')}: ${url}`);
  if (tileHostOf(url) === null) {
    throw new StartError(
      `MAPS_TILE_URL must be https://host/… or a path from /, as in https://tile.openstreetmap.org/{z}/{x}/{y}.png: ${url}`,
    );
  }
  return url;
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
