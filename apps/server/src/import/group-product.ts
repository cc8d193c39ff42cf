import type { OfferBody } from './check-offer.js';
import { compareSizes } from './sizes.js';

/** A value of a property by the property's title. */
export interface NamedValue {
  name: string;
  value: string;
}

/** A product with its variants, made of the offers of one group. */
export interface ProductDraft {
  title: string;
  categoryId: string;
  vendor: string;
  html: string;
  /** What all variants have in common. */
  properties: NamedValue[];
  /** Article numbers and bar codes of all variants, for the search. */
  codes: string[];
  /** `article`: the number of this variant alone, '' where all have the same or it is what one chooses by. */
  variants: { offer: OfferBody; values: NamedValue[]; article: string }[];
}

/** The properties that people choose by, in that order. */
const usualChoices = [/^цвет|^colou?r/i, /^размер|^size/i, /^рост|^объ[её]м|^длина|^диаметр|^вес|^вместимость/i];
/** Differs between variants, but nobody chooses by it. */
const codes = /артикул|штрих|баркод|barcode|\bsku\b|\bean\b|^код\b/i;

/** The number that people search for, not the one that a till scans. */
const articles = /артикул|\bsku\b|^код\b/i;

const isCode = (name: string): boolean => codes.test(name);

/** The value of a variant where the feed gives one for the others alone. */
const unsaid = 'не указан';

const rank = (name: string): number => {
  const place = usualChoices.findIndex((pattern) => pattern.test(name));
  return isCode(name) ? 100 : place < 0 ? 50 : place;
};

/** Several values of one name in one offer are joined into one. */
function valuesOf(offer: OfferBody): Map<string, string> {
  const values = new Map<string, string>();
  for (const { name, value } of offer.params) {
    const known = values.get(name);
    values.set(name, known === undefined || known === value ? value : `${known}, ${value}`);
  }
  return values;
}

/** Words that all titles begin with: «Куртка Полюс» of «Куртка Полюс, 46» and «Куртка Полюс, 48». */
export function commonTitle(titles: readonly string[]): string {
  const first = titles[0] ?? '';
  if (titles.every((title) => title === first)) return first;
  const words = first.split(' ');
  let count = 0;
  while (count < words.length && titles.every((title) => title.split(' ')[count] === words[count])) count += 1;
  const common = words
    .slice(0, count)
    .join(' ')
    .replace(/[\s,.;:(/–—-]+$/, '')
    .replace(/[,\s]+(размер|р\.?|цвет|р-р)$/i, '');
  return common.split(' ').length >= 2 ? common : first;
}

/**
 * The fewest properties that distinguish all variants; always with the ones that everybody chooses by, when they
 * differ.
 */
function choosingProperties(all: readonly Map<string, string>[]): string[] {
  const names = [...new Set(all.flatMap((values) => [...values.keys()]))];
  const rated = names
    .map((name) => ({
      name,
      count: new Set(all.map((values) => values.get(name))).size,
      isPartial: !all.every((values) => values.has(name)),
    }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.count - b.count || a.name.localeCompare(b.name, 'ru'));
  const different = rated.filter(({ isPartial }) => !isPartial);
  const chosen: string[] = [];
  const kinds = () => new Set(all.map((values) => chosen.map((name) => values.get(name)).join('\n'))).size;
  for (const { name } of different) {
    if (rank(name) >= usualChoices.length && kinds() === all.length) break;
    chosen.push(name);
  }
  // Some sizes without a size are better than none of them with one.
  const partial = rated.filter(({ name, isPartial }) => isPartial && !isCode(name)).sort((a, b) => b.count - a.count);
  for (const { name } of partial) {
    const before = kinds();
    if (before === all.length) break;
    chosen.push(name);
    if (kinds() === before) chosen.pop();
  }
  return chosen.sort((a, b) => rank(a) - rank(b));
}

/**
 * The variants among the offers of a group. Some shops send the product itself as well, mostly first, without any of the
 * properties by which all others differ: nobody can choose it.
 */
function variantsAmong(offers: readonly [OfferBody, ...OfferBody[]]): readonly [OfferBody, ...OfferBody[]] {
  if (offers.length < 3) return offers;
  const all = offers.map(valuesOf);
  const usual = [...new Set(all.flatMap((values) => [...values.keys()]))].filter(
    (name) => rank(name) < usualChoices.length,
  );
  const without = all.flatMap((values, index) => (usual.some((name) => values.has(name)) ? [] : [index]));
  const base = without.length === 1 ? without[0] : 0;
  const others = offers.filter((_offer, index) => index !== base);
  const chosen = choosingProperties(others.map(valuesOf)).filter((name) => rank(name) < 100);
  const isBase = chosen.length > 0 && chosen.every((name) => base !== undefined && !all[base]?.has(name));
  return isBase ? (others as unknown as [OfferBody, ...OfferBody[]]) : offers;
}

/** Sizes as sizes, within the colours in the order of the feed: the order in which they are chosen from. */
function inOrder<Variant extends { readonly values: readonly NamedValue[] }>(variants: readonly Variant[]): Variant[] {
  const seen = new Map<string, number>();
  for (const { values } of variants)
    for (const { name, value } of values) if (!seen.has(`${name}\n${value}`)) seen.set(`${name}\n${value}`, seen.size);
  const compare = (a: NamedValue | undefined, b: NamedValue | undefined): number => {
    if (!a || !b || a.value === b.value) return 0;
    const isSize = [1, 2].includes(rank(a.name));
    return isSize
      ? compareSizes(a.value, b.value)
      : (seen.get(`${a.name}\n${a.value}`) ?? 0) - (seen.get(`${b.name}\n${b.value}`) ?? 0);
  };
  return [...variants].sort((a, b) => {
    for (const [index, value] of a.values.entries()) {
      const order = compare(value, b.values[index]);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Offers of one group as a product; `offers` is not empty. */
export function draftProduct(group: readonly [OfferBody, ...OfferBody[]]): ProductDraft {
  const [first] = group;
  const offers = variantsAmong(group);
  const all = offers.map(valuesOf);
  const chosen = offers.length > 1 ? choosingProperties(all) : [];
  const seen = new Map<string, number>();
  const variants = offers.map((offer, index) => {
    const values = chosen.map((name) => ({ name, value: all[index]?.get(name) ?? unsaid }));
    const key = values.map(({ value }) => value).join('\n');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const article = [...(all[index] ?? [])].find(
      ([name, value]) =>
        articles.test(name) && !chosen.includes(name) && all.some((other) => other.get(name) !== value),
    );
    return { offer, values, times, article: article?.[1] ?? '' };
  });
  // Nothing in the feed distinguishes some of them: they get numbers, or the second could never be bought.
  const needsNumbers = variants.some(({ times }) => times > 1);
  const common = [...(all[0] ?? new Map<string, string>())]
    .filter(([name, value]) => all.every((values) => values.get(name) === value))
    .map(([name, value]) => ({ name, value }));
  const titles = group.flatMap(({ model }) => model ?? []);
  return {
    title: commonTitle(titles.length === group.length ? titles : group.map(({ title }) => title)),
    categoryId: first.categoryId,
    vendor: group.find(({ vendor }) => vendor !== '')?.vendor ?? '',
    html: group.find(({ html }) => html !== '')?.html ?? '',
    properties: common,
    codes: [...new Set(all.flatMap((values) => [...values].flatMap(([name, value]) => (isCode(name) ? [value] : []))))],
    variants: inOrder(variants).map(({ offer, values, times, article }) => ({
      offer,
      article,
      values: needsNumbers ? [...values, { name: 'Вариант', value: String(times) }] : values,
    })),
  };
}
