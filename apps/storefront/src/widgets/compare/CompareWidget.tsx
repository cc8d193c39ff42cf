import { compareSeed, comparisonSeed, countersSeed, usePageData } from '@tropa/api-client';
import { CompareSection } from '@tropa/catalog';
import { cardAction } from '../card-slots/card-slots.js';

export const seeds = [compareSeed, comparisonSeed, countersSeed];

/** The visitor's comparison, or one that somebody shared (decisions 27). */
export function Widget() {
  return (
    <CompareSection
      shared={usePageData('_compare') ?? null}
      cardAction={({ id }) => cardAction({ id, isAvailable: true })}
    />
  );
}
