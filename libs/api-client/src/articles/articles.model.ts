import { toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { ArticleWire, ArticlesWire } from './articles.wire.js';

/** An article card. */
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
  /** `preCount` from the server; `count` where it sends none. */
  readonly preCount: number;
}

/** Converts an article card from the wire format. */
export const toArticleCard = (raw: ArticleWire): ArticleCardModel => ({
  id: Number(raw.id),
  link: raw.link,
  img: toText(raw.img),
  title: raw.title,
  textPreview: toText(raw.textPreview),
  date: toText(raw.date),
  format: raw.format === 'big' ? 'big' : '',
});

/** Converts a page of articles from the wire format. */
export const toArticles = (raw: ArticlesWire): Articles => ({
  items: raw.items.map(toArticleCard),
  count: Number(raw.count),
  preCount: toMaybeNumber(raw.preCount) ?? Number(raw.count),
});
