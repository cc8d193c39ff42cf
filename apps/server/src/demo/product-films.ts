import type { FilmName } from '../pictures/films/film-list.js';
import { filmUrl } from '../pictures/picture-key.js';
import type { SectionSlug } from './sections.js';

/** Sections whose goods have a film: every so many of their products, from the first on. */
const filmOf: Partial<Record<SectionSlug, FilmName>> = { palatki: 'camp', velosipedy: 'ride', lyzhi: 'winter' };
const every = 4;

/** URL of a product's film, '' for most; `place` is the product's in its line, from 0. */
export function productFilm(section: SectionSlug, place: number): string {
  const film = filmOf[section];
  return film === undefined || place % every !== 0 ? '' : filmUrl(film);
}
