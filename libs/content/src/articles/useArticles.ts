import type { ApiError, Articles } from '@tropa/api-client';
import { articlesApi, articlesArgsFromUrl, useGetArticlesQuery } from '@tropa/api-client';
import { useEffect, useState } from 'react';
import { useArticlesAddress, withArticlesPage, type ArticlesHistory } from './articles-address.js';
import { wantedArticlesLimit } from './articles-limit.js';

export interface ArticlesSource {
  readonly serverUrl: string;
  readonly history: ArticlesHistory;
  /** Cookie `articles_limit` as the server saw it. */
  readonly cookies?: { readonly articles_limit?: string | undefined };
  readonly onLimitChange: (limit: number) => void;
}

export interface ArticlesControl {
  readonly url: string;
  readonly page: number;
  readonly pageCount: number;
  readonly limit: number;
  /** The requested page or, while it loads, the previous one. */
  readonly articles: Articles | undefined;
  /** What is shown is not what was requested. */
  readonly isStale: boolean;
  /** The failure of the last load; absent while a load is under way. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly goToPage: (page: number) => void;
}

/**
 * The page of articles that the address names. Responses are cached by page and size, so a late response to an older
 * request never replaces a newer one.
 */
export function useArticles({ serverUrl, history, cookies, onLimitChange }: ArticlesSource): ArticlesControl {
  const url = useArticlesAddress(history, serverUrl);
  const [wanted, setWanted] = useState<number | null>(null);
  const renderedArgs = articlesArgsFromUrl(url, cookies);
  const [isRefused, setIsRefused] = useState(false);
  const args = { ...renderedArgs, limit: isRefused ? renderedArgs.limit : (wanted ?? renderedArgs.limit) };
  const { data, currentData, isFetching, error, refetch } = useGetArticlesQuery(args);
  const hasRendered = articlesApi.endpoints.getArticles.useQueryState(renderedArgs).data !== undefined;

  // A tenth article is not worth losing the nine that are shown: this visit keeps them.
  if (error && !isFetching && args.limit !== renderedArgs.limit && hasRendered) setIsRefused(true);
  useEffect(() => {
    if (isRefused) onLimitChange(renderedArgs.limit);
  }, [isRefused, renderedArgs.limit, onLimitChange]);

  // Once, for the screen that the page was opened on: the server cannot know it on the first visit. Resizing changes
  // nothing.
  useEffect(() => {
    const limit = wantedArticlesLimit();
    if (limit === articlesArgsFromUrl(serverUrl, cookies).limit) return;
    onLimitChange(limit);
    setWanted(limit);
    // oxlint-disable-next-line react/exhaustive-deps -- a later change of the window changes nothing
  }, []);

  const count = (currentData ?? data)?.count ?? 0;
  const pageCount = Math.ceil(count / args.limit);
  // Ten to a page make fewer pages than nine: the last page may no longer exist.
  const isPastEnd = currentData !== undefined && pageCount > 0 && args.page > pageCount;
  useEffect(() => {
    if (isPastEnd) history.replace(withArticlesPage(url, pageCount));
  }, [isPastEnd, history, url, pageCount]);

  return {
    url,
    page: args.page,
    pageCount,
    limit: args.limit,
    articles: error && !isFetching ? undefined : (currentData ?? data),
    isStale: isFetching && currentData === undefined,
    error: isFetching ? undefined : (error as ApiError | undefined),
    retry: () => void refetch(),
    goToPage: (page) => {
      const next = withArticlesPage(url, page);
      if (next !== history.read()) history.push(next);
    },
  };
}
