import { EmptyState, SearchIcon, VisuallyHidden } from '@tropa/ui-kit';
import type { Listing as ListingModel } from '@tropa/api-client';
import { ProductCardsGrid, ProductCardsGridSkeleton } from '../product-card/ProductCardsGrid.js';
import { headingBelow } from './heading-below.js';
import type { ListingTexts } from './listing.texts.js';
import type { CardSlots } from '../product-card/CardInList.js';
import styles from './ListingResults.module.css';

/** Props of {@link ListingResults}. */
export interface ListingResultsProps extends CardSlots {
  /** Number of the page, from 1. */
  page: number;
  /** Absent until the first response. */
  listing: ListingModel | undefined;
  /** Level of the list's own heading: those of its cards are one below. */
  headingLevel: 1 | 2 | 3;
  /** The list is about to be replaced: dimmed, still usable. */
  isStale: boolean;
  limit: number;
  /** The list shows search results: the empty text mentions the query. */
  hasQuery: boolean;
  eagerCount: number;
  texts: ListingTexts;
}

const cardLevels = { 1: 2, 2: 3, 3: 4 } as const;

/** The cards of a page, their skeleton before the first response, or the empty text. */
export function ListingResults({
  page,
  listing,
  headingLevel,
  isStale,
  limit,
  hasQuery,
  eagerCount,
  cardTools,
  cardAction,
  renderCard,
  texts,
}: ListingResultsProps) {
  if (!listing) {
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <ProductCardsGridSkeleton count={Math.min(limit, 15)} hasAction={cardAction !== undefined} />
      </>
    );
  }
  if (listing.items.length === 0) {
    return (
      <div className={styles.results} data-stale={isStale || undefined}>
        <EmptyState
          icon={<SearchIcon />}
          headingLevel={headingBelow(headingLevel)}
          title={hasQuery ? texts.emptySearchTitle : texts.emptyTitle}
          hint={hasQuery ? texts.emptySearchHint : texts.emptyHint}
        />
      </div>
    );
  }
  return (
    <div className={styles.results} data-stale={isStale || undefined} aria-busy={isStale}>
      <ProductCardsGrid
        items={listing.items}
        list={hasQuery ? 'search' : 'catalog'}
        firstPosition={(page - 1) * limit + 1}
        headingLevel={cardLevels[headingLevel]}
        eagerCount={eagerCount}
        cardTools={cardTools}
        cardAction={cardAction}
        renderCard={renderCard}
      />
    </div>
  );
}
