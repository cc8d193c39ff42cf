import { toSlug } from '../../demo/slug.js';
import type { FeedOffer } from '../../shop/feed/read-feed.js';
import type { ShopIdentity } from '../../shop/identity/identity.js';
import type { SectionNode } from '../../shop/catalogue/section-tree.js';
import { categories, element, escapeXml } from './feed-xml.js';

/** Properties that the format has codes of its own for; others are coded by their names. */
const codes: Readonly<Record<string, string>> = {
  артикул: 'article',
  размер: 'size',
  цвет: 'color',
  вес: 'weight',
};

/** The Swedish locale formats moments as this format does. */
const momentIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment);

/** The part before the offers. `moment`: when the file was generated. */
export const icmlHead = (moment: Date, tree: readonly SectionNode[], { name, time }: ShopIdentity): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${momentIn(time.zone, moment)}">\n<shop>\n` +
  `${element('name', name)}${element('company', name)}\n<categories>\n${categories(tree)}</categories>\n<offers>\n`;

/** An offer: a variant of a product, under the ids that orders name. */
export function icmlOffer(offer: FeedOffer, origin: string): string {
  const barcode = offer.params.find(({ name }) => /^штрих/i.test(name))?.value ?? '';
  return [
    `<offer id="${offer.id}" productId="${offer.productId}" quantity="${offer.amount}">`,
    element('url', `${origin}${offer.link}`),
    element('price', offer.price),
    element('categoryId', offer.sectionId),
    ...offer.pictures.map((picture) => element('picture', picture.startsWith('/') ? `${origin}${picture}` : picture)),
    element('name', offer.name),
    element('productName', offer.productName),
    offer.externalId === null ? '' : element('xmlId', offer.externalId),
    offer.vendor === '' ? '' : element('vendor', offer.vendor),
    barcode === '' ? '' : element('barcode', barcode),
    '<unit code="pcs" name="Штука" sym="шт."/>',
    ...offer.params
      .filter(({ name }) => !/^штрих/i.test(name))
      .map(({ name, value }) => {
        const code = codes[name.toLowerCase()] ?? toSlug(name);
        return `<param name="${escapeXml(name)}" code="${escapeXml(code || 'param')}">${escapeXml(value)}</param>`;
      }),
    '</offer>\n',
  ].join('');
}
