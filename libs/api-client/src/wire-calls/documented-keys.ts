import type { WireCallName } from './wire-calls.js';

const card = ['id', 'link', 'title', 'price', 'oldPrice', 'img', 'recommended', 'newItem'] as const;
const line = [
  'id',
  'retailId',
  'title',
  'link',
  'properties',
  'store',
  'price',
  'oldPrice',
  'img',
  'quantity',
  'isFavorite',
  'category',
  'recommended',
  'newItem',
] as const;
const compared = ['id', 'link', 'title', 'price', 'oldPrice', 'img', 'isInComparison', 'properties'] as const;
const point = ['id', 'address', 'phone', 'workTime', 'coords', 'icon'] as const;
const user = ['id', 'name', 'email', 'phone', 'sex', 'birthDay', 'address', 'notification'] as const;
const order = ['id', 'number', 'date', 'items', 'status', 'address', 'delivery'] as const;

/**
 * Keys that a server always sends, null or '' when empty; the schemas tolerate their absence, as the client does. Keyed
 * by the place in `result`: `items[]` is each item of that list.
 */
export const documentedKeys: Readonly<Partial<Record<WireCallName, Readonly<Record<string, readonly string[]>>>>> = {
  getListing: { 'items[]': card },
  searchProducts: { 'items[]': card },
  getFavoriteItems: { 'items[]': card },
  getComparedItems: { 'items[]': compared },
  getBasketItems: { 'items[]': line },
  applyPromocode: { '': ['items', 'price'], 'items[]': line },
  cancelPromocode: { '': ['items', 'price'], 'items[]': line },
  checkAvailability: { '': ['images', 'price', 'oldPrice', 'store', 'pickupDate', 'deliveryDate'] },
  getFavoritesLength: { '': ['length', 'itemsId'] },
  getComparisonLength: { '': ['length', 'itemsId'] },
  getReceivePoints: { 'items[]': point },
  setCity: { 'items[]': point },
  getLocation: { '': ['curLocation'], curLocation: ['id', 'value'] },
  getUser: { '': ['user'], user },
  editUser: { '': ['user'], user },
  getOrders: { 'items[]': order },
  getArticles: { '': ['items', 'count', 'preCount'] },
};
