import { newItemsSeed, popularSeed, usePageData } from '@tropa/api-client';
import { GoodsRows } from '@tropa/catalog';
import { cardAction, cardTools } from '../card-slots/card-slots.js';

export const seeds = [newItemsSeed, popularSeed];

/** New and best-selling goods: rows of the index page. */
export function Widget() {
  return (
    <GoodsRows
      newItems={usePageData('_newItems') ?? []}
      popular={usePageData('_popular') ?? []}
      cardTools={cardTools}
      cardAction={cardAction}
    />
  );
}
