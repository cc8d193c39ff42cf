import { useAddress } from '@tropa/api-client';
import { Section, TextLink, useTexts } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { peekingRow } from '../product-card/peeking-row.js';
import { ProductCardsRow } from '../product-card/ProductCardsRow.js';
import { bestOffersTexts } from './best-offers.texts.js';
import type { CardSlots } from '../product-card/CardInList.js';

/** Props of {@link BestOffers}. */
export interface BestOffersProps extends CardSlots {
  /** Page data `_bestOffers`. */
  items: readonly ProductCardModel[];
  /** Where «смотреть все» leads. @default '/best-offers/' */
  href?: string;
  texts?: Partial<typeof bestOffersTexts>;
  readonly className?: string | undefined;
}

/** The best-offers row of the index page. Renders nothing without offers. */
export function BestOffers({
  items,
  href: ownHref,
  cardTools,
  cardAction,
  renderCard,
  texts: own,
  className,
}: BestOffersProps) {
  const texts = useTexts('bestOffers', bestOffersTexts, own);
  const href = useAddress('bestOffers', ownHref);
  if (items.length === 0) return null;
  return (
    <Section className={className} title={texts.title} action={<TextLink href={href}>{texts.all}</TextLink>}>
      <ProductCardsRow
        list="best-offers"
        items={items}
        {...peekingRow}
        label={texts.title}
        cardTools={cardTools}
        cardAction={cardAction}
        renderCard={renderCard}
      />
    </Section>
  );
}
