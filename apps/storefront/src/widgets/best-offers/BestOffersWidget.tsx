import { bestOffersSeed, useAddress, usePageData } from '@tropa/api-client';
import { BestOffers, BestOffersPage, type BestOffersProps } from '@tropa/catalog';
import { useTexts } from '@tropa/ui-kit';
import { cardAction, cardTools } from '../card-slots/card-slots.js';
import type { PropsOf, PropTable } from '../widget-props.js';
import { popularTexts } from './popular.texts.js';

export const seeds = [bestOffersSeed];

export const props = { look: 'string' } as const satisfies PropTable;

/** The row under a search that found nothing. */
function Popular(props: BestOffersProps) {
  const texts = useTexts('popular', popularTexts);
  const catalog = useAddress('catalog');
  return <BestOffers {...props} texts={texts} href={`${catalog}?sort=popularity-desc`} />;
}

/** Best offers: a row of the index page, or the whole page of them (decisions 29); `popular` is a row of popular goods. */
export function Widget({ look }: PropsOf<typeof props>) {
  const items = usePageData('_bestOffers') ?? [];
  const slots = { items, cardTools, cardAction };
  if (look === 'grid') return <BestOffersPage {...slots} />;
  return look === 'popular' ? <Popular {...slots} /> : <BestOffers {...slots} />;
}
