import clsx from 'clsx';
import type { ProductCardModel } from '@tropa/api-client';
import type { ProductCardProps } from './ProductCard.js';
import { ProductCardSkeleton, type ProductCardSkeletonProps } from './ProductCardSkeleton.js';
import { SeenList, type NamedList } from './seen-list.js';
import { CardInList, type CardSlots } from './CardInList.js';
import styles from './ProductCardsGrid.module.css';

/** Props of {@link ProductCardsGrid}. */
export interface ProductCardsGridProps extends NamedList, CardSlots {
  items: readonly ProductCardModel[];
  /** How many pictures, from the first, load at once; the very first of them with high priority. @default 0 */
  eagerCount?: number;
  headingLevel?: ProductCardProps['headingLevel'];
  texts?: ProductCardProps['texts'];
  readonly className?: string | undefined;
}

/** A grid of cards: 2, 3, 4, 5 in a row depending on the available width, never wider than 360 px each. */
export function ProductCardsGrid({
  items,
  cardTools,
  cardAction,
  renderCard,
  eagerCount = 0,
  headingLevel,
  texts,
  list,
  firstPosition = 1,
  className,
}: ProductCardsGridProps) {
  return (
    <div className={clsx(styles.room, className)}>
      <SeenList list={list} firstPosition={firstPosition} items={items} />
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <CardInList
            key={item.id}
            cell="li"
            cellClass={clsx(styles.cell, !renderCard && styles.ownCard)}
            slots={{ cardTools, cardAction, renderCard }}
            list={list}
            position={firstPosition + index}
            product={item}
            headingLevel={headingLevel}
            texts={texts}
            isEager={index < eagerCount}
            isPriority={index === 0 && eagerCount > 0}
          />
        ))}
      </ul>
    </div>
  );
}

/** Props of {@link ProductCardsGridSkeleton}. */
export interface ProductCardsGridSkeletonProps extends ProductCardSkeletonProps {
  count: number;
}

/** The same grid while its cards are loading. */
export function ProductCardsGridSkeleton({ count, hasAction, className }: ProductCardsGridSkeletonProps) {
  return (
    <div className={clsx(styles.room, className)} aria-hidden="true">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} hasAction={hasAction} />
        ))}
      </div>
    </div>
  );
}
