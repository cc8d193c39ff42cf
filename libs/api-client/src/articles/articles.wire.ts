import { maybeNumberWire, maybeTextWire, numberWire, textWire, urlWire } from '../wire-values/wire-values.js';
import { jsonTextRequest, limitRequest, pageRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object, type InferOutput } from 'valibot';

/** An article card: `format` is `big` (shown at full width) or empty. */
export const articleWire = object({
  id: numberWire,
  link: textWire,
  img: urlWire,
  title: textWire,
  textPreview: maybeTextWire,
  date: maybeTextWire,
  format: maybeTextWire,
});

/** Request of `GET /api/articles/getArticles/`: `limit` defaults to 9, `filter` is JSON text in the query string. */
export const getArticlesRequest = object({
  page: nullish(pageRequest, 1),
  limit: nullish(limitRequest(60), 9),
  filter: nullish(jsonTextRequest),
});
/** Response of `GET /api/articles/getArticles/` */
export const getArticlesResponse = object({
  items: array(articleWire),
  count: numberWire,
  preCount: maybeNumberWire,
});

/** An article card on the wire. */
export type ArticleWire = InferOutput<typeof articleWire>;
/** A page of articles on the wire. */
export type ArticlesWire = InferOutput<typeof getArticlesResponse>;
