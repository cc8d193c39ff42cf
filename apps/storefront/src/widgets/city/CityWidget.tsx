import { citySeed } from '@tropa/api-client';
import { CityButton } from '@tropa/location';
import { useFlag } from '../../flags/flags.context.js';

export const seeds = [citySeed];
export const isSameEverywhere = true;

/** The visitor's city in the strip over the header. */
export function Widget() {
  return <CityButton asksOnFirstVisit={useFlag('city-on-first-visit')} />;
}
