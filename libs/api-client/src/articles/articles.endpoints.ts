import { answerOf } from '../shop-api/answer.js';
import { withoutEmpty } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toArticles, type Articles } from './articles.model.js';
import { getArticlesResponse } from './articles.wire.js';

/** Which page of the articles. Page size 9, or 10 on large screens (S1 §7). */
export interface ArticlesArgs {
  readonly page: number;
  readonly limit?: number;
  readonly filter?: Readonly<Record<string, string | number>>;
}

const articlesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Articles. `GET /api/articles/getArticles/` (S1 §7); the filter goes as JSON in the query string. */
    getArticles: build.query<Articles, ArticlesArgs>({
      query: ({ page, limit = 9, filter }) => ({
        url: 'articles/getArticles/', data: withoutEmpty({ page, limit, filter }), showsLoader: true,
      }),
      ...answerOf(getArticlesResponse, toArticles),
    }),
  }),
});

export const { useGetArticlesQuery } = articlesApi;
export { articlesApi };
