import { toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { ArticleWire, ArticlesWire } from './articles.wire.js';

/** A card of an article (S1 §3). */
export interface ArticleCardModel {
  readonly id: number;
  readonly link: string;
  readonly img: string;
  readonly title: string;
  readonly textPreview: string;
  readonly date: string;
  /** `big` is shown at full width. */
  readonly format: 'big' | '';
}

/** A page of articles. */
export interface Articles {
  readonly items: readonly ArticleCardModel[];
  readonly count: number;
  /** The specification's «pre-count»; the count where the server gives none. */
  readonly preCount: number;
}

/** Reads an article card. */
export const toArticleCard = (raw: ArticleWire): ArticleCardModel => ({
  id: Number(raw.id),
  link: raw.link,
  img: toText(raw.img),
  title: raw.title,
  textPreview: toText(raw.textPreview),
  date: toText(raw.date),
  format: raw.format === 'big' ? 'big' : '',
});

/** Reads a page of articles. */
export const toArticles = (raw: ArticlesWire): Articles => ({
  items: raw.items.map(toArticleCard),
  count: Number(raw.count),
  preCount: toMaybeNumber(raw.preCount) ?? Number(raw.count),
});
