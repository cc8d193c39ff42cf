import { citySeed, receivePointsCountSeed, useAddress, usePageData } from '@tropa/api-client';
import { ShopsButton } from '@tropa/location';

export const seeds = [citySeed, receivePointsCountSeed];
export const isSameEverywhere = true;

/** Counter of the city's shops or pickup points in the strip above the header; it opens their map. */
export function Widget() {
  return <ShopsButton known={usePageData('_receivePointsCount')} href={useAddress('shops')} />;
}
