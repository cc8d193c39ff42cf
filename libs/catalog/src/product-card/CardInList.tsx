import type { ReactNode } from 'react';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductCard, type ProductCardProps } from './ProductCard.js';

/** What a list lets its host put into its cards, or in their place. Each is called for every product. */
export interface CardSlots {
  /** Round buttons over each picture: favourite, compare. */
  cardTools?: ((item: ProductCardModel) => ReactNode) | undefined;
  /** The button under each card: buying. */
  cardAction?: ((item: ProductCardModel) => ReactNode) | undefined;
  /**
   * A card of the host's own. It gets the properties of ours, to use ours in it:
   * `(item, card) => <ProductCard {...card} badges={<Mine />} />`.
   */
  renderCard?: ((item: ProductCardModel, card: ProductCardProps) => ReactNode) | undefined;
}

/** A card as its list wants it, with the host's slots. */
export function CardInList({ slots, ...own }: { slots: CardSlots } & Omit<ProductCardProps, 'tools' | 'action'>) {
  const { product } = own;
  const card = { ...own, tools: slots.cardTools?.(product), action: slots.cardAction?.(product) };
  return slots.renderCard ? slots.renderCard(product, card) : <ProductCard {...card} />;
}
