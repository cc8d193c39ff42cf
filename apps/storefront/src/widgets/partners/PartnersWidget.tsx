import { partnersSeed, usePageData } from '@tropa/api-client';
import { PartnersSlider } from '@tropa/content';

export const seeds = [partnersSeed];

/** Logos of partners in the footer. */
export function Widget() {
  return <PartnersSlider partners={usePageData('_partners') ?? []} />;
}
