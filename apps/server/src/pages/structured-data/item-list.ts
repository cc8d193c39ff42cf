import { wholeAddress } from './json-ld.js';
import type { Thing } from './json-ld.js';

/** https://schema.org/ItemList */
export interface ItemList extends Thing<'ItemList'> {
  readonly numberOfItems: number;
  readonly itemListElement: readonly { readonly '@type': 'ListItem'; position: number; url: string }[];
}

/** What a page lists: places and addresses alone, everything else stands on the pages that they lead to. */
export const itemList = (items: readonly { readonly link: string }[], origin: string): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: wholeAddress(origin, link),
  })),
});
