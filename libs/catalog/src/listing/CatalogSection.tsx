import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Pagination, useTexts } from '@tropa/ui-kit';
import { useErrorEvent, useShopEvent } from '@tropa/api-client';
import type { ApiError, FilterData } from '@tropa/api-client';
import type { PageHistory } from '../address/page-history.js';
import { browserHistory } from '../address/page-history.js';
import { FilterForm } from '../filters/FilterForm.js';
import type { FilterTemplate } from '../filters/FilterBlock.js';
import type { FiltersTexts } from '../filters/filters.texts.js';
import { filtersTexts } from '../filters/filters.texts.js';
import { FilterDrawerButton } from '../filters/FilterDrawerButton.js';
import { useOpenBlocks } from '../filters/useOpenBlocks.js';
import { chosenFilters, ChosenFilters } from './ChosenFilters.js';
import { ListingError } from './ListingError.js';
import { ListingHead } from './ListingHead.js';
import { ListingResults } from './ListingResults.js';
import { withPage } from './listing-address.js';
import type { ListingPreferences } from './listing-preferences.js';
import { writePreferenceCookie } from './listing-preferences.js';
import type { ListingTexts } from './listing.texts.js';
import { listingTexts } from './listing.texts.js';
import type { PopularRequest } from './PopularRequests.js';
import { PopularRequests } from './PopularRequests.js';
import { SortSelect } from './SortSelect.js';
import { useListing } from './useListing.js';
import type { CardSlots } from '../product-card/CardInList.js';
import styles from './CatalogSection.module.css';

/** Props of {@link CatalogSection}. */
export interface CatalogSectionProps extends CardSlots {
  /** `pathname + search` that the page was requested with, on the server and at hydration. */
  url: string;
  /** Page data `_sectionId`; empty or 0 lists all goods. */
  sectionId?: number | null;
  /** Page data `_catalogUrl`: where lists are fetched from. */
  catalogUrl: string;
  /**
   * Page data `_filters`: what its `state` marks as chosen is added to the address; lists that come with their own
   * filters update the counts.
   */
  filters?: FilterData | null;
  /**
   * Cookies `sort` and `limit` as the server saw them: they apply where the address has neither, and override the
   * defaults.
   */
  cookies?: ListingPreferences;
  /** Heading of the page; the number of goods is shown beside it. */
  title?: string;
  /** Level of the heading: a list under headings of another site is not the page itself. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Page data `_popularRequests`. */
  popularRequests?: readonly PopularRequest[];
  /** `sale` lets filter blocks grow to 400 px instead of 184. @default 'catalog' */
  template?: FilterTemplate;
  /** The address bar. @default the browser's */
  history?: PageHistory;
  /** Remembers the order and the page size. @default writes the cookies `sort` and `limit` */
  onPreferenceChange?: (name: keyof ListingPreferences, value: string) => void;
  /**
   * Where a list that could not be loaded shows the error: `dialog` over the page, as on a page of the shop, or `list`,
   * in place of the goods, on a page that is about something else. @default 'dialog'
   */
  errorPlace?: 'dialog' | 'list';
  /** Fires when a list could not be loaded; the page itself says so and offers a retry. */
  onError?: (error: ApiError) => void;
  /** Class of the whole section; its parts have `data-part`: `filters`, `toolbar`, `results`. */
  className?: string;
  texts?: Partial<ListingTexts>;
  filterTexts?: Partial<FiltersTexts>;
}

/**
 * Pictures of a phone's first row: loaded eagerly. More of them would compete with the first one, the largest paint of
 * the page.
 */
const eagerCards = 2;

/**
 * A list of goods with filters, order, paging and page size. Its whole state is the address; without JavaScript the
 * same markup is links and one GET form.
 */
export function CatalogSection({
  url,
  sectionId,
  catalogUrl,
  filters = null,
  cookies,
  title,
  headingLevel = 1,
  popularRequests = [],
  template = 'catalog',
  cardTools,
  cardAction,
  renderCard,
  className,
  history = browserHistory,
  onPreferenceChange = writePreferenceCookie,
  errorPlace = 'dialog',
  onError,
  texts: own,
  filterTexts: ownFilters,
}: CatalogSectionProps) {
  const texts = useTexts('listing', listingTexts, own);
  const filterTexts = useTexts('filters', filtersTexts, ownFilters);
  const formId = useId();
  const goodsId = useId();
  const source = {
    serverUrl: url,
    history,
    sectionId: sectionId ?? 0,
    catalogUrl,
    cookies,
    filters,
    onPreferenceChange,
  };
  const list = useListing(source);
  useErrorEvent(list.error, onError);
  const { query } = list.args.filter;
  const found = list.isStale ? undefined : list.listing;
  useShopEvent('search', found && query, () => ({ query: query ?? '', place: 'list', count: found?.count ?? 0 }));
  const [toggled, onToggledChange] = useOpenBlocks(history);
  const blocks = { template, toggled, onToggledChange };
  const { args, listing, shownUrl } = list;
  const shownFilters = listing?.filters ?? filters;
  const chosen = shownFilters ? chosenFilters(shownUrl, shownFilters, texts, url) : [];
  // Nothing was found, and not because of a filter: there is nothing to filter or sort.
  const isBare = listing?.count === 0 && chosen.length === 0;
  const pageCount = listing ? Math.ceil(listing.count / args.limit) : 0;

  const top = useRef<HTMLDivElement>(null);
  const shouldGoUp = useRef(false);
  useEffect(() => {
    if (!shouldGoUp.current) return;
    shouldGoUp.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [args.page]);

  return (
    <div className={clsx(styles.section, className)}>
      <ListingHead title={title} headingLevel={headingLevel} count={listing?.count} texts={texts} />
      <PopularRequests items={popularRequests} label={texts.popular} />
      <div className={styles.columns} data-bare={isBare || undefined}>
        <div className={styles.side} data-part="filters">
          <a
            className={styles.skip}
            href={`#${goodsId}`}
            onClick={(event) => {
              // The address is the state of the list: it stays without a fragment.
              event.preventDefault();
              top.current?.focus();
            }}
          >
            {texts.skipFilters}
          </a>
          <FilterForm
            id={formId}
            url={shownUrl}
            filters={shownFilters}
            {...blocks}
            onUrlChange={list.changeFilters}
            onUrlSettled={list.applyFilters}
            onSubmit={() => list.applyFilters()}
            texts={filterTexts}
          />
        </div>
        <div className={styles.main}>
          <div className={styles.toolbar} data-part="toolbar" data-chosen={chosen.length > 0 || undefined}>
            {shownFilters ? (
              <FilterDrawerButton
                url={shownUrl}
                filters={shownFilters}
                chosenCount={chosen.length}
                {...blocks}
                listingSource={source}
                onApply={list.applyFilters}
                texts={filterTexts}
              />
            ) : null}
            <div className={styles.chosen}>
              <ChosenFilters items={chosen} url={shownUrl} onUrlChange={list.applyFilters} texts={texts} />
            </div>
            <div className={styles.selects}>
              <SortSelect
                sort={args.sort}
                limit={args.limit}
                hasQuery={query !== undefined}
                onSortChange={list.changeSort}
                onLimitChange={list.changeLimit}
                formId={formId}
                texts={texts}
              />
            </div>
          </div>
          <div
            ref={top}
            id={goodsId}
            data-part="results"
            className={styles.top}
            tabIndex={-1}
            role="region"
            aria-label={texts.list}
          >
            <ListingError
              error={list.error}
              place={errorPlace}
              headingLevel={headingLevel}
              onRetry={() => {
                // Its button is removed with it.
                if (errorPlace === 'list') top.current?.focus({ preventScroll: true });
                list.retry();
              }}
              texts={texts}
            />
            {list.error ? null : (
              <ListingResults
                listing={listing}
                headingLevel={headingLevel}
                isStale={list.isStale}
                page={args.page}
                limit={args.limit}
                hasQuery={args.filter.query !== undefined}
                eagerCount={eagerCards}
                cardTools={cardTools}
                cardAction={cardAction}
                renderCard={renderCard}
                texts={texts}
              />
            )}
          </div>
          {pageCount > 1 ? (
            <Pagination
              page={args.page}
              pageCount={pageCount}
              visible={7}
              hrefFor={(page) => withPage(shownUrl, page)}
              onPageChange={(page) => {
                shouldGoUp.current = true;
                list.goToPage(page);
              }}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}
