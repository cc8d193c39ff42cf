import { isUploadedPicture } from '../pictures/copy-key.js';
import { cleanDescription } from './clean-html.js';
import { feedLimits, type FeedFacts, type OutletStock, type RawOffer, type RawParam } from './raw-offer.js';

/** An offer that can be sold. Money in kopecks. */
export interface Offer {
  id: string;
  /** Offers of one group are variants of one product. */
  groupKey: string;
  title: string;
  /** The title without colour and size, when colours are joined. */
  model?: string;
  categoryId: string;
  vendor: string;
  price: number;
  oldPrice: number | null;
  html: string;
  pictures: string[];
  params: RawParam[];
  /** Pieces in stock; those of the outlet '' are in no particular shop. */
  stock: OutletStock[];
  /** The stock applies to a new variant alone; that of a known one stays. */
  keepsStock?: boolean;
}

/** What a product is made from. The stock is not part of it: it changes every night, and is compared separately. */
export type OfferBody = Omit<Offer, 'stock' | 'keepsStock'>;

/** Why an offer is left out, in the shopkeeper's words. */
export interface Skipped {
  reason: string;
}

/** Stock of an available offer when the feed gives no count. */
export const assumedStock = 10;

/** The largest value of an integer column. */
const maxKopecks = 2_147_483_647;

/** «12 990,50» → 1299050 kopecks; null when it is not a sum. `rate`: roubles for one of the currency that it is in. */
export function parseRoubles(text: string, rate = 1): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100 * rate);
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

/** `<weight>` is kilograms; a property «Вес» of the feed's own says more. */
function weightOf({ weight = '' }: Readonly<Record<string, string>>, params: readonly RawParam[]): RawParam[] {
  const kilograms = Number(weight.replace(',', '.'));
  const isKnown = params.some(({ name }) => /^(?:вес|масса)(?![\p{L}])/iu.test(name));
  return isKnown || weight === '' || !(kilograms > 0)
    ? []
    : [{ name: 'Вес', value: `${String(kilograms).replace('.', ',')} кг` }];
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

/** More pieces of anything are a mistake, or «plenty». */
const mostPieces = 100_000;

/** Outlets give the stock of shops; what a count beside them has beyond that is in no particular shop. */
function stockOf({ available, fields, outlets }: RawOffer): OutletStock[] {
  if (available === 'false' || fields.available === 'false') return [];
  const said = fields.count ?? fields.stock_quantity ?? fields.quantity ?? '';
  const count = /^\d{1,9}(\.0+)?$/.test(said) ? Math.min(Number(said), mostPieces) : null;
  const inShops = outlets.reduce((sum, { amount }) => sum + amount, 0);
  if (outlets.length === 0) return [{ outlet: '', amount: count ?? assumedStock }];
  return count !== null && count > inShops ? [...outlets, { outlet: '', amount: count - inShops }] : outlets;
}

const isRouble = (currency: string): boolean => currency === 'RUB' || currency === 'RUR';

/** What one unit of a currency costs in roubles by the feed's own rates; null when they do not say. */
function rateOf(said: string | undefined, { rates }: FeedFacts): number | null {
  const roubles = [...rates].find(([code]) => isRouble(code));
  const main = roubles?.[1] === 1 ? 'RUB' : [...rates].find(([, rate]) => rate === 1)?.[0];
  const currency = (said ?? main ?? 'RUB').trim().toUpperCase();
  if (isRouble(currency)) return 1;
  const rate = rates.get(currency);
  return rate === undefined || !roubles ? null : rate / roubles[1];
}

const noFacts: FeedFacts = { shopName: '', rates: new Map() };

function pictureAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (isUploadedPicture(text)) return text;
  return /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}

/** An offer ready for the shop, or why it is left out. */
export function checkOffer(raw: RawOffer, facts: FeedFacts = noFacts): Offer | Skipped {
  const { fields } = raw;
  if (raw.id === '') return { reason: 'нет id' };
  const title = titleOf(raw);
  if (title === '') return { reason: 'нет названия' };
  const categoryId = (fields.categoryId ?? '').slice(0, feedLimits.id);
  if (categoryId === '') return { reason: 'нет раздела' };
  const rate = rateOf(fields.currencyId || undefined, facts);
  if (rate === null) {
    const currency = (fields.currencyId ?? '').slice(0, 10).toUpperCase() || 'фида';
    return { reason: `валюта ${currency} без курса к рублю` };
  }
  if ((fields.price ?? '') === '') return { reason: 'нет цены' };
  const price = parseRoubles(fields.price ?? '', rate);
  if (price === 0) return { reason: 'цена 0' };
  if (price === null || price < 0 || price > maxKopecks) return { reason: 'цена не число' };
  const oldPrice = parseRoubles(fields.oldprice ?? '', rate);
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
    params: [...raw.params, ...weightOf(fields, raw.params), ...codesOf(fields, raw.params)],
    stock: stockOf(raw),
    ...(raw.keepsStock === true && { keepsStock: true }),
  };
}
