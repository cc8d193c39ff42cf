import type { ReactNode } from 'react';
import type { ProductCardModel } from '@tropa/api-client';
import { useCardHtml } from './CardHtmlProvider.js';
import { ProductCard, type ProductCardProps } from './ProductCard.js';
import { CardPlace, type NamedList } from './seen-list.js';

/** What a list lets its host render in its cards, or instead of them. Each is called for every product. */
export interface CardSlots {
  /** Round buttons over each picture: favourite, compare. */
  cardTools?: ((item: ProductCardModel) => ReactNode) | undefined;
  /** The button under each card: buying. */
  cardAction?: ((item: ProductCardModel) => ReactNode) | undefined;
  /**
   * A card of the host's own. It gets the props of our card, so that it can render ours inside:
   * `(item, card) => <ProductCard {...card} badges={<Mine />} />`.
   */
  renderCard?: ((item: ProductCardModel, card: ProductCardProps) => ReactNode) | undefined;
}

/** Props of {@link CardInList}. */
interface CardInListProps
  extends
    Pick<ProductCardProps, 'product' | 'headingLevel' | 'sizes' | 'isEager' | 'isPriority' | 'texts'>,
    Pick<NamedList, 'list'> {
  /** The list element that wraps the card, and its class. */
  cell: 'li' | 'div';
  cellClass: string;
  slots: CardSlots;
  /** Place in the whole list, from 1. */
  position: number;
}

/** A card as its list wants it, with the host's slots. */
export function CardInList({ cell: Cell, cellClass, slots, list, position, ...own }: CardInListProps) {
  const { product } = own;
  const { cardTools, cardAction, renderCard } = slots;
  const card = { ...own, tools: cardTools?.(product), action: cardAction?.(product) };
  const placed = (
    <CardPlace list={list} position={position}>
      {renderCard ? renderCard(product, card) : <ProductCard {...card} />}
    </CardPlace>
  );
  const htmlOf = useCardHtml();
  if (htmlOf === null) return <Cell className={cellClass}>{placed}</Cell>;
  // What a card shows: its place in the list matters only to its events.
  const { texts, ...plain } = own;
  const parts = [JSON.stringify(plain), texts, cardTools, cardAction, renderCard];
  return <Cell className={cellClass} dangerouslySetInnerHTML={{ __html: htmlOf(parts, placed) }} />;
}
