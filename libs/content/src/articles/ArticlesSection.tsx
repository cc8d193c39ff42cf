import clsx from 'clsx';
import { EmptyState, ErrorState, Pagination, VisuallyHidden, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef } from 'react';
import { useErrorEvent, type ApiError } from '@tropa/api-client';
import { browserArticlesHistory, withArticlesPage, type ArticlesHistory } from './articles-address.js';
import { writeArticlesLimit } from './articles-limit.js';
import { articlesTexts, type ArticlesTexts } from './articles.texts.js';
import { ArticlesGrid, ArticlesGridSkeleton } from './ArticlesGrid.js';
import { useArticles } from './useArticles.js';
import styles from './ArticlesSection.module.css';

/** Props of {@link ArticlesSection}. */
export interface ArticlesSectionProps {
  /** `pathname + search` that the page was requested with, on the server and at hydration. */
  readonly url: string;
  /** Cookie `articles_limit` as the server saw it: 9 articles a page, or 10 when the cookie says so. */
  readonly cookies?: { readonly articles_limit?: string | undefined };
  /** The address bar. @default the browser's */
  readonly history?: ArticlesHistory;
  /** Remembers the page size of this screen. @default writes the cookie `articles_limit` */
  readonly onLimitChange?: (limit: number) => void;
  /** Fires when a page could not be loaded; the list itself says so and offers a retry. */
  readonly onError?: (error: ApiError) => void;
  /** Class of the whole section; its part `results` has `data-part`. */
  readonly className?: string | undefined;
  readonly texts?: Partial<ArticlesTexts>;
}

/** Pictures in view at once: the big one and a row. */
const eagerCards = 3;

/** The paged list of articles. Its page is the address; without JavaScript the pages are links. */
export function ArticlesSection({
  url: serverUrl,
  cookies,
  history = browserArticlesHistory,
  onLimitChange = writeArticlesLimit,
  onError,
  className,
  texts: own,
}: ArticlesSectionProps) {
  const texts = useTexts('articles', articlesTexts, own);
  const list = useArticles({ serverUrl, history, cookies, onLimitChange });
  const { articles, error, page, pageCount, isStale } = list;

  useErrorEvent(error, onError);

  const top = useRef<HTMLDivElement>(null);
  const shouldGoUp = useRef(false);
  useEffect(() => {
    if (!shouldGoUp.current) return;
    shouldGoUp.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);

  return (
    <div className={clsx(styles.section, className)}>
      <div ref={top} className={styles.top} data-part="results" tabIndex={-1} role="region" aria-label={texts.list}>
        {error ? (
          <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={list.retry} retryLabel={texts.retry} />
        ) : articles === undefined ? (
          <>
            <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
            <ArticlesGridSkeleton count={list.limit} />
          </>
        ) : articles.items.length === 0 ? (
          <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />
        ) : (
          <div className={styles.results} data-stale={isStale || undefined} aria-busy={isStale}>
            <ArticlesGrid items={articles.items} eagerCount={eagerCards} />
          </div>
        )}
      </div>
      {pageCount > 1 ? (
        <Pagination
          page={page}
          pageCount={pageCount}
          visible={5}
          hrefFor={(target) => withArticlesPage(list.url, target)}
          onPageChange={(target) => {
            shouldGoUp.current = true;
            list.goToPage(target);
          }}
        />
      ) : null}
    </div>
  );
}
