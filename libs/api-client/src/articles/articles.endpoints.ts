import type { ArticlesArgs } from './articles.args.js';
import { responseOf } from '../shop-api/response.js';
import { withoutEmpty } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toArticles, type Articles } from './articles.model.js';
import { getArticlesResponse } from './articles.wire.js';

/** Endpoints of articles, injected into the shop's single API. */
export const articlesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of articles. `GET /api/articles/getArticles/`; the filter goes as JSON in the query string. */
    getArticles: build.query<Articles, ArticlesArgs>({
      query: ({ page, limit = 9, filter }) => ({
        url: 'articles/getArticles/',
        data: withoutEmpty({ page, limit, filter }),
        showsLoader: true,
      }),
      ...responseOf(getArticlesResponse, toArticles),
    }),
  }),
});

/** A page of articles. `GET /api/articles/getArticles/`; the filter goes as JSON in the query string. */
export const useGetArticlesQuery = articlesApi.useGetArticlesQuery;
