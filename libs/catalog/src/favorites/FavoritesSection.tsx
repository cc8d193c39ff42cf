import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { HeartIcon, useTexts } from '@tropa/ui-kit';
import { useClearFavoritesMutation, useGetFavoriteItemsQuery, useAddress } from '@tropa/api-client';
import { ClearListButton } from '../own-list/ClearListButton.js';
import { OwnList } from '../own-list/OwnList.js';
import { useClearList } from '../own-list/useClearList.js';
import { useRefusals } from '../own-list/useRefusals.js';
import { ProductCardsGrid, ProductCardsGridSkeleton } from '../product-card/ProductCardsGrid.js';
import type { FavoritesTexts } from './favorites.texts.js';
import { favoritesTexts } from './favorites.texts.js';
import { FavoriteToggle } from './FavoriteToggle.js';
import type { CardSlots } from '../product-card/CardInList.js';
import styles from './FavoritesSection.module.css';

/** Props of {@link FavoritesSection}. */
export interface FavoritesSectionProps extends CardSlots {
  /** Where the empty page sends the visitor. @default '/catalog/' */
  catalogHref?: string;
  /** The list has been cleared by «удалить все». */
  onCleared?: () => void;
  /** Class of the whole section. */
  className?: string;
  texts?: Partial<FavoritesTexts>;
}

/** The page of favourites: cards and «удалить все». */
export function FavoritesSection({
  catalogHref: ownCatalogHref,
  cardTools,
  cardAction,
  renderCard,
  className,
  onCleared,
  texts: own,
}: FavoritesSectionProps) {
  const texts = useTexts('favorites', favoritesTexts, own);
  const catalogHref = useAddress('catalog', ownCatalogHref);
  const list = useGetFavoriteItemsQuery();
  const items = list.data;
  const [clear, clearing] = useClearFavoritesMutation();
  const refusals = useRefusals();

  const clearAll = useClearList(clear, items?.length === 0, onCleared);

  const heading = useRef<HTMLHeadingElement>(null);
  const count = items?.length ?? 0;
  const countBefore = useRef(count);
  useEffect(() => {
    // The clicked heart or «удалить все» was removed with its card: keyboard focus must stay on the page.
    const isLost = count < countBefore.current && document.activeElement === document.body;
    countBefore.current = count;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <div className={clsx(styles.section, className)}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {texts.title}
        </h1>
        {items && items.length > 0 ? (
          <ClearListButton
            className={styles.removeAll}
            size="sm"
            onClear={clearAll}
            clearing={clearing}
            texts={texts}
          />
        ) : null}
      </div>
      <OwnList
        list={list}
        skeleton={<ProductCardsGridSkeleton count={5} hasAction={cardAction !== undefined} />}
        icon={<HeartIcon />}
        catalogHref={catalogHref}
        texts={texts}
      >
        {(goods) => (
          <ProductCardsGrid
            list="favorites"
            items={goods}
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
            renderCard={renderCard}
          />
        )}
      </OwnList>
    </div>
  );
}
