import type { ArticlesArgs } from './articles.args.js';
import { answerOf } from '../shop-api/answer.js';
import { withoutEmpty } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toArticles, type Articles } from './articles.model.js';
import { getArticlesResponse } from './articles.wire.js';

/** Calls of articles, in the one cache of the shop. */
export const articlesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Articles. `GET /api/articles/getArticles/` (S1 §7); the filter goes as JSON in the query string. */
    getArticles: build.query<Articles, ArticlesArgs>({
      query: ({ page, limit = 9, filter }) => ({
        url: 'articles/getArticles/',
        data: withoutEmpty({ page, limit, filter }),
        showsLoader: true,
      }),
      ...answerOf(getArticlesResponse, toArticles),
    }),
  }),
});

/** Articles. `GET /api/articles/getArticles/` (S1 §7); the filter goes as JSON in the query string. */
export const useGetArticlesQuery = articlesApi.useGetArticlesQuery;
