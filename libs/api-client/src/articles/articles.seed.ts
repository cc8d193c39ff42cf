import { callSeed, variableEntry, variableSeed } from '../page-data/page-seed.js';
import { articlePageWire } from '../page-data/pages.wire.js';
import { toText } from '../wire-values/wire-values.model.js';
import { articlesArgsFromUrl } from './articles.args.js';
import { articlesApi } from './articles.endpoints.js';
import { toArticles } from './articles.model.js';
import { getArticlesResponse } from './articles.wire.js';

/** `_articles`: a page of articles; it fills the cache of `getArticles`, so that no request is needed. */
export const articlesSeed = /* @__PURE__ */ callSeed('_articles', getArticlesResponse, (raw, { url, cookies }) => {
  const articles = toArticles(raw);
  const arg = articlesArgsFromUrl(url, cookies);
  return [
    { endpointName: articlesApi.endpoints.getArticles.name, arg, value: articles },
    variableEntry('_articles', articles),
  ];
});

/** `_article`: an article's own page. */
export const articleSeed = /* @__PURE__ */ variableSeed('_article', articlePageWire, (raw) => ({
  title: raw.title,
  html: raw.html,
  date: toText(raw.date),
  img: toText(raw.img),
}));
