import { similarSeed, usePageData } from '@tropa/api-client';
import { SimilarProducts } from '@tropa/catalog';
import { cardAction, cardTools } from '../card-slots/card-slots.js';

export const seeds = [similarSeed];

/** Goods like the one on the page. */
export function Widget() {
  return <SimilarProducts items={usePageData('_similar') ?? []} cardTools={cardTools} cardAction={cardAction} />;
}
