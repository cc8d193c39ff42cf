import type { SectionNode } from '../../shop/catalogue/section-tree.js';
import type { FeedOffer } from '../../shop/feed/read-feed.js';
import { escapeHtml } from '../documents/escape-html.js';
import type { ShopIdentity } from '../../shop/identity/identity.js';

/** The longest description that marketplaces read. */
const mostLetters = 3_000;

/** Text for XML 1.0: without the characters that are illegal even when escaped. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

/** An element with a text. */
export const element = (name: string, text: string | number): string => `<${name}>${escapeXml(String(text))}</${name}>`;

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostLetters);

/** Sections as categories, from the top. */
export const categories = (tree: readonly SectionNode[]): string =>
  tree
    .map(({ id, parentId, title, children }) => {
      const parent = parentId === null ? '' : ` parentId="${parentId}"`;
      return `<category id="${id}"${parent}>${escapeXml(title)}</category>\n${categories(children)}`;
    })
    .join('');

/** The part before the offers. `moment`: when the feed was generated. */
export const feedHead = (
  origin: string,
  moment: Date,
  tree: readonly SectionNode[],
  { name, seller, isDemo }: ShopIdentity,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${moment.toISOString().slice(0, 19)}+00:00">\n<shop>\n` +
  `${element('name', name)}${element('company', isDemo ? `${name}, демонстрационный магазин` : seller.name)}${element('url', `${origin}/`)}\n` +
  `<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n${categories(tree)}</categories>\n<offers>\n`;

/** The part after the offers. */
export const feedTail = '</offers>\n</shop>\n</yml_catalog>\n';

/** An offer. The old price is given only when it is higher: otherwise a marketplace rejects the offer. */
export function offerXml(offer: FeedOffer, origin: string): string {
  const group = offer.groupId === null ? '' : ` group_id="${offer.groupId}"`;
  const description = plainText(offer.description);
  return [
    `<offer id="${offer.id}" available="${offer.isAvailable}"${group}>`,
    element('url', `${origin}${offer.link}`),
    element('price', offer.price),
    offer.oldPrice !== null && offer.oldPrice > offer.price ? element('oldprice', offer.oldPrice) : '',
    element('currencyId', 'RUB'),
    element('categoryId', offer.sectionId),
    ...offer.pictures.map((picture) => element('picture', picture.startsWith('/') ? `${origin}${picture}` : picture)),
    element('name', offer.name),
    offer.vendor === '' ? '' : element('vendor', offer.vendor),
    description === '' ? '' : element('description', description),
    ...offer.params.map(({ name, value }) => `<param name="${escapeXml(name)}">${escapeXml(value)}</param>`),
    '</offer>\n',
  ].join('');
}
