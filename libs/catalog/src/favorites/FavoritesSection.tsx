import { useEffect, useRef, type ReactNode } from 'react';
import { Button, EmptyState, ErrorState, HeartIcon, RefusalNote } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { refusalLine, useClearFavoritesMutation, useGetFavoriteItemsQuery } from '@tropa/api-client';
import { useClearList } from '../clear-list/useClearList.js';
import { ProductCardsGrid, ProductCardsGridSkeleton } from '../product-card/ProductCardsGrid.js';
import type { FavoritesTexts } from './favorites.texts.js';
import { favoritesTexts } from './favorites.texts.js';
import { useRefusals } from '../toggle-button/useRefusals.js';
import { FavoriteToggle } from './FavoriteToggle.js';
import styles from './FavoritesSection.module.css';

/** Props of {@link FavoritesSection}. */
export interface FavoritesSectionProps {
  /** Where the empty page sends the visitor. @default '/catalog/' */
  catalogHref?: string;
  /** More round buttons over each picture, under the heart. */
  cardTools?: (item: ProductCardModel) => ReactNode;
  /** The button under each card: buying. */
  cardAction?: (item: ProductCardModel) => ReactNode;
  /** The list has been cleared by «удалить все». */
  onCleared?: () => void;
  texts?: FavoritesTexts;
}

/** The page of favourites: cards and «удалить все». */
export function FavoritesSection({
  catalogHref = '/catalog/',
  cardTools,
  cardAction,
  onCleared,
  texts = favoritesTexts,
}: FavoritesSectionProps) {
  const { data: items, isError, isFetching, refetch } = useGetFavoriteItemsQuery();
  const [clear, clearing] = useClearFavoritesMutation();
  const refusals = useRefusals();

  const clearAll = useClearList(clear, items?.length === 0, onCleared);

  const heading = useRef<HTMLHeadingElement>(null);
  const count = items?.length ?? 0;
  const countBefore = useRef(count);
  useEffect(() => {
    // The pressed heart or «удалить все» is gone with its card: keyboard focus must stay on the page.
    const isLost = count < countBefore.current && document.activeElement === document.body;
    countBefore.current = count;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {texts.title}
        </h1>
        {items && items.length > 0 ? (
          <div className={styles.removeAll}>
            <Button variant="ghost" size="sm" isLoading={clearing.isLoading} onClick={() => void clearAll()}>
              {texts.removeAll}
            </Button>
            <RefusalNote text={refusalLine(clearing.error, texts.removeAllFailed)} />
          </div>
        ) : null}
      </div>
      {isError && !items ? (
        <ErrorState
          title={texts.errorTitle}
          text={texts.errorText}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!items && !isError ? <ProductCardsGridSkeleton count={5} hasAction={cardAction !== undefined} /> : null}
      {items?.length === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title={texts.emptyTitle}
          hint={texts.emptyHint}
          action={<Button href={catalogHref}>{texts.emptyAction}</Button>}
        />
      ) : null}
      {items && items.length > 0 ? (
        <ProductCardsGrid
          items={items}
          headingLevel={2}
          cardTools={(item) => (
            <>
              <FavoriteToggle
                id={item.id}
                look="card"
                label={texts.toggle}
                refusal={refusals.of(item.id)}
                onRefusal={(line) => refusals.tell(item.id, line)}
              />
              {cardTools?.(item)}
            </>
          )}
          cardAction={cardAction}
        />
      ) : null}
    </div>
  );
}
