import type { ReactNode } from 'react';
import { ScrollRow } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductCard } from './ProductCard.js';
import type { ProductCardProps } from './ProductCard.js';

/** Props of {@link ProductCardsRow}. */
export interface ProductCardsRowProps {
  items: readonly ProductCardModel[];
  /** Accessible name of the row. */
  label: string;
  cardTools?: (item: ProductCardModel) => ReactNode;
  cardAction?: (item: ProductCardModel) => ReactNode;
  headingLevel?: ProductCardProps['headingLevel'];
  texts?: ProductCardProps['texts'];
}

const rowCardSizes = '(min-width: 1440px) 320px, (min-width: 1024px) 22vw, (min-width: 600px) 45vw, 92vw';

/** A row of cards to scroll: 1 on the smallest screen, 2 from 600, 4 from 1024, gutter 32 px (S1 §9). */
export function ProductCardsRow({ items, label, cardTools, cardAction, headingLevel, texts }: ProductCardsRowProps) {
  return (
    <ScrollRow label={label}>
      {items.map((item) => (
        <ProductCard
          key={item.id}
          product={item}
          sizes={rowCardSizes}
          headingLevel={headingLevel}
          texts={texts}
          tools={cardTools?.(item)}
          action={cardAction?.(item)}
        />
      ))}
    </ScrollRow>
  );
}
