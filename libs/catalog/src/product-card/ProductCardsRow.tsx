import clsx from 'clsx';
import { ScrollRow } from '@tropa/ui-kit';
import type { PerView } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { countLaidOut } from './count-laid-out.js';
import { SeenList, type NamedList } from './seen-list.js';
import type { ProductCardProps } from './ProductCard.js';
import { CardInList, type CardSlots } from './CardInList.js';
import styles from './ProductCardsRow.module.css';

/** Props of {@link ProductCardsRow}. */
export interface ProductCardsRowProps extends NamedList, CardSlots {
  items: readonly ProductCardModel[];
  /** Accessible name of the row. */
  label: string;
  /** Cards seen at once. @default 1, from 600 px 2, from 1024 px 4 */
  perView?: PerView;
  /** `sizes` of the pictures, when `perView` is not the default. */
  sizes?: string;
  headingLevel?: ProductCardProps['headingLevel'];
  texts?: ProductCardProps['texts'];
  className?: string;
}

/** Gap between the cards, px. */
const gutter = 32;

const rowCardSizes = '(min-width: 1440px) 320px, (min-width: 1024px) 22vw, (min-width: 600px) 45vw, 92vw';

/** A row of cards to scroll: 1 on the smallest screen, 2 from 600, 4 from 1024, gutter 32 px. */
export function ProductCardsRow({
  items,
  label,
  perView = { base: 1, sm: 2, md: 4 },
  sizes = rowCardSizes,
  cardTools,
  cardAction,
  renderCard,
  headingLevel,
  texts,
  list,
  firstPosition = 1,
  className,
}: ProductCardsRowProps) {
  const laidOut = countLaidOut(items, perView);
  return (
    <>
      <SeenList list={list} firstPosition={firstPosition} items={items} />
      <ScrollRow label={label} perView={perView} gutter={gutter} className={className}>
        {items.map((item, index) => (
          <CardInList
            key={item.id}
            cell="div"
            cellClass={clsx(styles.place, !renderCard && index >= laidOut && styles.far)}
            slots={{ cardTools, cardAction, renderCard }}
            list={list}
            position={firstPosition + index}
            product={item}
            sizes={sizes}
            headingLevel={headingLevel}
            texts={texts}
          />
        ))}
      </ScrollRow>
    </>
  );
}
