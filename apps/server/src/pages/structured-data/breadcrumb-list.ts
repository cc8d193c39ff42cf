import { wholeAddress } from './json-ld.js';
import type { Thing } from './json-ld.js';

/** A breadcrumb. */
export interface Step {
  readonly title: string;
  readonly link: string;
}

/** https://schema.org/BreadcrumbList */
export interface BreadcrumbList extends Thing<'BreadcrumbList'> {
  readonly itemListElement: readonly { readonly '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/** The breadcrumbs, as shown above the title. */
export const breadcrumbList = (steps: readonly Step[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: wholeAddress(origin, link),
  })),
});
