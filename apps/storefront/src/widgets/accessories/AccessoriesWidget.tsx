import { accessoriesSeed, usePageData } from '@tropa/api-client';
import { Accessories } from '@tropa/catalog';
import { cardAction, cardTools } from '../card-slots/card-slots.js';

export const seeds = [accessoriesSeed];

const none = { safety: [], comfort: [] };

/** Accessories on the product page, in two tabs (S1 §1). */
export function Widget() {
  return <Accessories items={usePageData('_accessories') ?? none} cardTools={cardTools} cardAction={cardAction} />;
}
