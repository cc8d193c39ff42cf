import { useAddress } from '@tropa/api-client';
import { Section, TextLink, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import type { ProductCardModel } from '@tropa/api-client';
import { peekingRow } from '../product-card/peeking-row.js';
import { ProductCardsRow } from '../product-card/ProductCardsRow.js';
import { goodsRowsTexts } from './goods-rows.texts.js';
import type { CardSlots } from '../product-card/CardInList.js';
import styles from './GoodsRows.module.css';

/** Props of {@link GoodsRows}. */
export interface GoodsRowsProps extends CardSlots {
  /** Page data `_newItems`. */
  newItems: readonly ProductCardModel[];
  /** Page data `_popular`. */
  popular: readonly ProductCardModel[];
  /** Where «смотреть все» beside the popular goods leads. @default the catalogue, ordered by popularity */
  popularHref?: string;
  texts?: Partial<typeof goodsRowsTexts>;
  className?: string;
}

/** «Новинки» and «Популярное» of the index page. A row without goods is left out. */
export function GoodsRows({ newItems, popular, popularHref, texts: own, className, ...slots }: GoodsRowsProps) {
  const texts = useTexts('goodsRows', goodsRowsTexts, own);
  const catalogue = useAddress('catalog');
  if (newItems.length + popular.length === 0) return null;
  return (
    <div className={clsx(styles.rows, className)}>
      {newItems.length > 0 && (
        <Section data-part="new" title={texts.newItems}>
          <ProductCardsRow list="new" items={newItems} label={texts.newItems} {...peekingRow} {...slots} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section
          data-part="popular"
          title={texts.popular}
          action={<TextLink href={popularHref ?? `${catalogue}?sort=popularity-desc`}>{texts.all}</TextLink>}
        >
          <ProductCardsRow list="popular" items={popular} label={texts.popular} {...peekingRow} {...slots} />
        </Section>
      )}
    </div>
  );
}
