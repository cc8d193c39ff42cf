import { partnersSeed, usePageData } from '@tropa/api-client';
import { PartnersSlider } from '@tropa/content';

export const seeds = [partnersSeed];
export const isSameEverywhere = true;

/** Logos of partners in the footer. */
export function Widget() {
  return <PartnersSlider partners={usePageData('_partners') ?? []} />;
}
