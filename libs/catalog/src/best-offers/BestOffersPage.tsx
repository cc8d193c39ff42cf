import clsx from 'clsx';
import { EmptyState, useTexts } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductCardsGrid } from '../product-card/ProductCardsGrid.js';
import { bestOffersPageTexts } from './best-offers-page.texts.js';
import type { CardSlots } from '../product-card/CardInList.js';
import styles from './BestOffersPage.module.css';

/** Props of {@link BestOffersPage}. */
export interface BestOffersPageProps extends CardSlots {
  /** Page data `_bestOffers`. */
  items: readonly ProductCardModel[];
  /** Heading of the page, unless the host renders its own. */
  title?: string;
  texts?: Partial<typeof bestOffersPageTexts>;
  /** Class of the whole part; inside it is `data-part`: `title`. */
  readonly className?: string | undefined;
}

/** The page `/best-offers/`: all offers as a grid, from page data alone. */
export function BestOffersPage({
  items,
  title,
  cardTools,
  cardAction,
  renderCard,
  texts: own,
  className,
}: BestOffersPageProps) {
  const texts = useTexts('bestOffersPage', bestOffersPageTexts, own);
  return (
    <div className={clsx(styles.page, className)}>
      {title ? <h1 data-part="title">{title}</h1> : null}
      {items.length > 0 ? (
        <ProductCardsGrid
          list="best-offers"
          items={items}
          headingLevel={2}
          eagerCount={2}
          cardTools={cardTools}
          cardAction={cardAction}
          renderCard={renderCard}
        />
      ) : (
        <EmptyState title={texts.empty} />
      )}
    </div>
  );
}
