import { salesSeed, usePageData } from '@tropa/api-client';
import { SalesSlider } from '@tropa/content';

export const seeds = [salesSeed];

/** The row of sales with their dialogs on the index page. */
export function Widget() {
  return <SalesSlider sales={usePageData('_sales') ?? []} />;
}
