import type { ReactNode } from 'react';
import { Section, useTexts } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductCardsRow } from '../product-card/ProductCardsRow.js';
import { similarProductsTexts } from './similar.texts.js';

/** Props of {@link SimilarProducts}. */
export interface SimilarProductsProps {
  /** Page data `_similar`. */
  items: readonly ProductCardModel[];
  cardTools?: (item: ProductCardModel) => ReactNode;
  cardAction?: (item: ProductCardModel) => ReactNode;
  texts?: Partial<typeof similarProductsTexts>;
}

/** Products like the one on the page. Renders nothing when there are none. */
export function SimilarProducts({ items, cardTools, cardAction, texts: own }: SimilarProductsProps) {
  const texts = useTexts('similarProducts', similarProductsTexts, own);
  if (items.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ProductCardsRow list="similar" items={items} label={texts.title} cardTools={cardTools} cardAction={cardAction} />
    </Section>
  );
}
