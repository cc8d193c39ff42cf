import { wholeAddress } from './json-ld.js';
import type { Thing } from './json-ld.js';

/** https://schema.org/ItemList */
export interface ItemList extends Thing<'ItemList'> {
  readonly numberOfItems: number;
  readonly itemListElement: readonly { readonly '@type': 'ListItem'; position: number; url: string }[];
}

/** The items of a list: positions and URLs only, everything else is on the linked pages. */
export const itemList = (items: readonly { readonly link: string }[], origin: string): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: wholeAddress(origin, link),
  })),
});
