import { Section, useTexts } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductCardsRow } from '../product-card/ProductCardsRow.js';
import { similarProductsTexts } from './similar.texts.js';
import type { CardSlots } from '../product-card/CardInList.js';

/** Props of {@link SimilarProducts}. */
export interface SimilarProductsProps extends CardSlots {
  /** Page data `_similar`. */
  items: readonly ProductCardModel[];
  texts?: Partial<typeof similarProductsTexts>;
  readonly className?: string | undefined;
}

/** Products like the one on the page. Renders nothing when there are none. */
export function SimilarProducts({
  items,
  cardTools,
  cardAction,
  renderCard,
  texts: own,
  className,
}: SimilarProductsProps) {
  const texts = useTexts('similarProducts', similarProductsTexts, own);
  if (items.length === 0) return null;
  return (
    <Section className={className} title={texts.title}>
      <ProductCardsRow
        list="similar"
        items={items}
        label={texts.title}
        cardTools={cardTools}
        cardAction={cardAction}
        renderCard={renderCard}
      />
    </Section>
  );
}
