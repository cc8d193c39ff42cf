import { cleanDescription } from './clean-html.js';
import { feedLimits, type RawOffer, type RawParam } from './raw-offer.js';

/** An offer that can be sold. Money in kopecks. */
export interface Offer {
  id: string;
  /** Offers of one group are variants of one product. */
  groupKey: string;
  title: string;
  categoryId: string;
  vendor: string;
  price: number;
  oldPrice: number | null;
  html: string;
  pictures: string[];
  params: RawParam[];
  /** Pieces in stock. */
  amount: number;
}

/** Why an offer is left out, in the shopkeeper's words. */
export interface Skipped {
  reason: string;
}

/** Stock of an available offer when the feed gives no count. */
export const assumedStock = 10;

/** The largest value of an integer column. */
const maxKopecks = 2_147_483_647;

/** «12 990,50» → 1299050 kopecks; null when it is not a sum. */
export function parseRoubles(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** «Ботинки Кедр Кедр Тропа» → «Ботинки Кедр Тропа»: prefix or model often have the vendor in them already. */
function withVendorOnce(title: string, vendor: string): string {
  const twice = `${vendor} ${vendor}`.toLowerCase();
  const at = vendor === '' ? -1 : ` ${title.toLowerCase()} `.indexOf(` ${twice} `);
  return at < 0 ? title : title.slice(0, at + vendor.length) + title.slice(at + twice.length);
}

function titleOf({ type, fields }: RawOffer): string {
  const parts = (...names: string[]) =>
    names
      .map((name) => fields[name] ?? '')
      .filter(Boolean)
      .join(' ');
  const { name = '', model = '', title: ownTitle = '', vendor = '' } = fields;
  const ofModel = model === '' ? '' : parts('typePrefix', 'vendor', 'model');
  const composed = type === 'artist.title' ? parts('artist', 'title') : ofModel || ownTitle;
  const title = type === 'vendor.model' || name === '' ? composed || name : name;
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  return withVendorOnce(words(title), words(vendor)).slice(0, feedLimits.title);
}

/** Codes that people search by; a property of the product when all its variants have the same. */
function codesOf(
  { vendorCode = '', barcode = '' }: Readonly<Record<string, string>>,
  params: readonly RawParam[],
): RawParam[] {
  const isKnown = (pattern: RegExp) => params.some(({ name }) => pattern.test(name));
  return [
    ...(vendorCode === '' || isKnown(/^артикул/i) ? [] : [{ name: 'Артикул', value: vendorCode }]),
    ...(barcode === '' || isKnown(/^штрих/i) ? [] : [{ name: 'Штрихкод', value: barcode }]),
  ];
}

function amountOf(offer: RawOffer): number {
  const isAvailable = offer.available !== 'false' && offer.fields.available !== 'false';
  if (!isAvailable) return 0;
  const counted = offer.fields.count ?? offer.fields.stock_quantity ?? '';
  if (/^\d{1,9}$/.test(counted)) return Math.min(Number(counted), 100_000);
  return offer.outletStock ?? assumedStock;
}

/** The shop's Content-Security-Policy allows pictures over https only; most hosts serve both. */
function pictureAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}

/** An offer ready for the shop, or why it is left out. */
export function checkOffer(raw: RawOffer): Offer | Skipped {
  const { fields } = raw;
  if (raw.id === '') return { reason: 'нет id' };
  const title = titleOf(raw);
  if (title === '') return { reason: 'нет названия' };
  const categoryId = (fields.categoryId ?? '').slice(0, feedLimits.id);
  if (categoryId === '') return { reason: 'нет раздела' };
  const currency = (fields.currencyId ?? 'RUB').toUpperCase();
  if (currency !== 'RUB' && currency !== 'RUR') return { reason: `валюта ${currency.slice(0, 10)}` };
  if ((fields.price ?? '') === '') return { reason: 'нет цены' };
  const price = parseRoubles(fields.price ?? '');
  if (price === 0) return { reason: 'цена 0' };
  if (price === null || price < 0 || price > maxKopecks) return { reason: 'цена не число' };
  const oldPrice = parseRoubles(fields.oldprice ?? '');
  return {
    id: raw.id,
    groupKey: raw.groupId === '' ? `offer ${raw.id}` : `group ${raw.groupId}`,
    title,
    categoryId,
    vendor: (fields.vendor ?? '').replace(/\s+/g, ' ').slice(0, 100),
    price,
    oldPrice: oldPrice !== null && oldPrice > price && oldPrice <= maxKopecks ? oldPrice : null,
    html: cleanDescription(fields.description ?? ''),
    pictures: [...new Set(raw.pictures.map(pictureAddress).filter((address) => address !== null))],
    params: [...raw.params, ...codesOf(fields, raw.params)],
    amount: amountOf(raw),
  };
}
