import { createHash } from 'node:crypto';
import type { Offer } from './check-offer.js';

const colourName = /^(цвет|colou?r)/i;
const sizeName = /^(размер|size|рост)/i;

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** «чёрный» is also «чёрная» and «чёрные» in a title. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/** The title without the words of its colour and its size: «Куртка Полюс» of «Куртка Полюс чёрная, 46». */
export function modelTitle({ title, params }: Pick<Offer, 'title' | 'params'>): string {
  const words = (pattern: RegExp) =>
    params.filter(({ name }) => pattern.test(name)).flatMap(({ value }) => plain(value).match(/[a-zа-я\d]+/g) ?? []);
  const stems = words(colourName)
    .filter((word) => word.length > 2)
    .map(stemOf);
  const sizes = new Set(words(sizeName));
  const isOwn = (word: string): boolean => {
    const bare = plain(word).match(/[a-zа-я\d]+/g) ?? [];
    return bare.length > 0 && bare.every((part) => sizes.has(part) || stems.some((stem) => part.startsWith(stem)));
  };
  const [first = '', ...others] = title.split(' ');
  return [first, ...others.filter((word) => !isOwn(word))]
    .join(' ')
    .replace(/[,\s]+(размер|р\.?|цвет|р-р|разм\.?)(?=[\s,:]|$)/gi, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/[\s,.;:(/–—-]+$/, '')
    .trim();
}

/**
 * An offer that names its colour, as a variant of its model: offers of one vendor and section whose titles differ in
 * colour and size alone are one product. Others stay as they are.
 */
export function joinColour(offer: Offer): Offer {
  if (!offer.params.some(({ name }) => colourName.test(name))) return offer;
  const model = modelTitle(offer);
  const hash = createHash('sha1').update(JSON.stringify([plain(offer.vendor), offer.categoryId, plain(model)]));
  return { ...offer, groupKey: `model ${hash.digest('base64url')}`, model };
}
