import type { ComparedProductWire } from '../comparison/comparison.wire.js';
import type { ProductCardWire } from '../product/product-card.wire.js';
import { defaultSort } from '../listing/listing-url.js';
import type { FiltersWire } from '../listing/filters.wire.js';
import type { ProductDetailWire } from '../product/product.wire.js';
import {
  fixtureBrands,
  fixtureImage,
  fixtureProducts,
  fixtureSections,
  type FixtureProduct,
} from './goods.fixtures.js';
import { fixtureShops } from './places.fixtures.js';

/** Pieces by shop id, added up. */
export const piecesOf = (stock: Readonly<Record<number, number>>): number =>
  Object.values(stock).reduce((sum, amount) => sum + amount, 0);

/** Stock of a product or of one of its variants; undefined when there is no such product or variant. */
export function stockOf(id: number, retailId?: number): Readonly<Record<number, number>> | undefined {
  const product = fixtureProducts.find((item) => item.id === id);
  if (!product) return undefined;
  if (product.variants.length === 0) return retailId ? undefined : product.stock;
  return (product.variants.find((variant) => variant.id === retailId) ?? product.variants[0])?.stock;
}

/** Shops with pieces in the wire format. */
export const storeOf = (stock: Readonly<Record<number, number>>) =>
  fixtureShops.map(({ id, address }) => ({ id, address, amount: stock[id] ?? 0 })).filter((shop) => shop.amount > 0);

const isInStock = (product: FixtureProduct): boolean =>
  product.variants.length > 0
    ? product.variants.some((variant) => piecesOf(variant.stock) > 0)
    : piecesOf(product.stock) > 0;

/** A card in the wire format. */
export const cardOf = (product: FixtureProduct): ProductCardWire => ({
  id: product.id,
  link: `/product/${product.slug}/`,
  title: product.title,
  price: product.price,
  oldPrice: product.oldPrice,
  img: fixtureImage(product.id),
  recommended: product.recommended,
  newItem: product.newItem,
  rating: product.rating,
  reviewsCount: product.reviewsCount,
  retailId: null,
  hasVariants: product.variants.length > 0,
  isAvailable: isInStock(product),
});

/** A compared product in the wire format. */
export function comparedOf(product: FixtureProduct): ComparedProductWire {
  const { id, link, title, price, oldPrice, img, hasVariants, isAvailable, retailId } = cardOf(product);
  return {
    id,
    link,
    title,
    price,
    oldPrice,
    img,
    isInComparison: true,
    properties: product.properties.map((property) => ({ ...property })),
    retailId,
    hasVariants,
    isAvailable,
  };
}

/** `_productDetail` in the wire format. */
export function detailOf(product: FixtureProduct): ProductDetailWire {
  const section = fixtureSections.find(({ id }) => id === product.sectionId);
  return {
    id: product.id,
    title: product.title,
    category: section?.title ?? '',
    recommended: product.recommended,
    newItem: product.newItem,
    logo: '',
    logoUrl: '',
    agent: '<p>Продавец: ООО «Тропа»</p>',
    propertyLabels: product.variants.length > 0 ? { color: 'Цвет', size: 'Размер' } : {},
    propertyInfoTables:
      product.variants.length > 0
        ? { size: { link: '', label: 'Таблица размеров', tableContent: '<table><tr><td>40</td></tr></table>' } }
        : {},
    retail: product.variants.map((variant) => ({
      id: variant.id,
      name: `${product.title}, ${variant.color}, ${variant.size}`,
      properties: [
        { id: 'color', value: variant.color, type: 'string', title: variant.color, color: '' },
        { id: 'size', value: variant.size, type: 'string', title: variant.size, color: '' },
      ],
      price: product.price,
      oldPrice: product.oldPrice,
      isAvailable: piecesOf(variant.stock) > 0,
      images: [{ src: fixtureImage(product.id), preview: fixtureImage(product.id) }],
    })),
    link: `/product/${product.slug}/`,
    brand: product.brand,
    description: '<p>Надёжная вещь для похода.</p>',
    properties: product.properties.map((property) => ({ ...property })),
    images: [0, 1, 2].map((view) => ({ src: fixtureImage(product.id, view), preview: fixtureImage(product.id, view) })),
    price: product.price,
    oldPrice: product.oldPrice,
    rating: product.rating,
    reviewsCount: product.reviewsCount,
    breadcrumbs: [{ title: section?.title ?? '', link: `/catalog/${section?.slug ?? ''}/` }],
  };
}

type Filter = Readonly<Record<string, unknown>>;

const idsOf = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);

const isBrand = (product: FixtureProduct, ids: readonly string[]): boolean =>
  ids.length === 0 || ids.some((id) => fixtureBrands[id as keyof typeof fixtureBrands] === product.brand);

const isPrice = (product: FixtureProduct, value: unknown): boolean => {
  const [min, max] = idsOf(value).map(Number);
  return min === undefined || max === undefined || (product.price >= min && product.price <= max);
};

/** Products whose title has every word of a query. */
export const searchProducts = (query: string): FixtureProduct[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? []
    : fixtureProducts.filter((product) => words.every((word) => product.title.toLowerCase().includes(word)));
};

const compare: Record<string, (a: FixtureProduct, b: FixtureProduct) => number> = {
  'name-asc': (a, b) => a.title.localeCompare(b.title, 'ru') || a.id - b.id,
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || a.id - b.id,
  // The fixtures have no sales.
  'popularity-desc': (a, b) => a.id - b.id,
  'relevance-desc': (a, b) => a.id - b.id,
};

/** Unavailable goods come after available ones, in every order. */
const inStockFirst =
  (order: (a: FixtureProduct, b: FixtureProduct) => number) =>
  (a: FixtureProduct, b: FixtureProduct): number =>
    Number(isInStock(b)) - Number(isInStock(a)) || order(a, b);

/** What a list contains before brand and price narrow it. */
function broadList(sectionId: number, filter: Filter): FixtureProduct[] {
  const found = typeof filter.query === 'string' && filter.query ? searchProducts(filter.query) : [...fixtureProducts];
  return found.filter(
    (product) =>
      (sectionId === 0 || product.sectionId === sectionId) &&
      (!filter.sale || String(filter.sale) !== '1' || product.oldPrice !== null) &&
      (!filter.item_id || idsOf(filter.item_id).map(Number).includes(product.id)) &&
      (!filter.store || (product.stock[Number(filter.store)] ?? 0) > 0),
  );
}

/** Filters of a list with counts, and what is chosen. */
function filtersOf(broad: readonly FixtureProduct[], filter: Filter): FiltersWire {
  const prices = broad.map((product) => product.price);
  const initial: [number, number] = prices.length
    ? [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))]
    : [0, 0];
  const [min, max] = idsOf(filter.price).map(Number);
  return {
    categories: [
      { id: 'price', title: 'Цена', type: 'range', options: [] },
      {
        id: 'brand',
        title: 'Бренд',
        type: 'category',
        options: Object.entries(fixtureBrands).map(([id, value]) => ({
          id,
          value,
          count: broad.filter((item) => item.brand === value && isPrice(item, filter.price)).length,
          color: '',
        })),
      },
    ],
    properties: [],
    state: {
      query: String(filter.query ?? ''),
      sale: String(filter.sale ?? '') === '1',
      store: String(filter.store ?? ''),
      price: { initial, value: min !== undefined && max !== undefined ? [min, max] : initial },
      brand: idsOf(filter.brand),
    },
  };
}

/** A page of a list with its filters in the wire format. */
export function listingOf(request: {
  readonly sectionId: number;
  readonly page: number;
  readonly limit: number;
  readonly sort?: string | null | undefined;
  readonly filter: Filter;
}) {
  const broad = broadList(request.sectionId, request.filter);
  const narrow = broad
    .filter((product) => isBrand(product, idsOf(request.filter.brand)) && isPrice(product, request.filter.price))
    .sort(inStockFirst(compare[request.sort ?? defaultSort(request.filter)]!));
  const start = (request.page - 1) * request.limit;
  return {
    count: narrow.length,
    items: narrow.slice(start, start + request.limit).map(cardOf),
    filters: filtersOf(broad, request.filter),
  };
}
