import { flipCounterSeed, usePageData } from '@tropa/api-client';
import { FlipCounter } from '@tropa/content';

export const seeds = [flipCounterSeed];

/** The flip counter of the project page. */
export function Widget() {
  const value = usePageData('_flipCounter');
  return value === undefined ? null : <FlipCounter value={value} />;
}
