import { bestOffersSeed, usePageData } from '@tropa/api-client';
import { BestOffers, BestOffersPage } from '@tropa/catalog';
import { cardAction, cardTools } from '../card-slots/card-slots.js';
import type { WidgetProps } from '../widget-module.js';

export const seeds = [bestOffersSeed];

/** Best offers: a row of the index page, or the whole page of them (decisions 29). */
export function Widget({ look }: WidgetProps) {
  const items = usePageData('_bestOffers') ?? [];
  const slots = { items, cardTools, cardAction };
  return look === 'grid' ? <BestOffersPage {...slots} /> : <BestOffers {...slots} />;
}
