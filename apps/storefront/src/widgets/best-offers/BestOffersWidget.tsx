import { bestOffersSeed, usePageData } from '@tropa/api-client';
import { BestOffers, BestOffersPage } from '@tropa/catalog';
import { cardAction, cardTools } from '../card-slots/card-slots.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [bestOffersSeed];

export const props = { look: 'string' } as const satisfies PropTable;

/** Best offers: a row of the index page, or the whole page of them (decisions 29). */
export function Widget({ look }: PropsOf<typeof props>) {
  const items = usePageData('_bestOffers') ?? [];
  const slots = { items, cardTools, cardAction };
  return look === 'grid' ? <BestOffersPage {...slots} /> : <BestOffers {...slots} />;
}
