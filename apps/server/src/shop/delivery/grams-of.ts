/** Names of the property that says what a piece weighs, the better first: with its package a parcel is heavier. */
export const weightNames = [
  'вес брутто',
  'вес в упаковке',
  'вес с упаковкой',
  'вес',
  'вес товара',
  'вес снаряда',
  'масса',
] as const;

const unit = /(?<![\p{L}])(кг|килограмм\p{L}*|kg|г|гр|грамм\p{L}*|g)(?![\p{L}])/iu;

/**
 * What «1,9 кг», «480 г (ботинок)» or, under the name «Вес, г», «480» weighs, in grams; null when nobody can tell. A
 * number without a unit is kilograms, as feeds of marketplaces want it.
 */
export function gramsOf(value: string, name = ''): number | null {
  const [, digits = ''] = /^\D{0,10}?(\d+(?:[.,]\d+)?)/.exec(value.replaceAll(/(\d)[\s\u00A0](?=\d{3})/g, '$1')) ?? [];
  const amount = Number(digits.replace(',', '.'));
  if (digits === '' || !(amount > 0)) return null;
  const [, named = ''] = unit.exec(value) ?? unit.exec(name) ?? [];
  const grams = /^(?:г|g)/i.test(named) ? amount : amount * 1_000;
  return Math.ceil(grams);
}

/** «Вес, кг» → «вес»: the unit is not part of the name. */
export const weightName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[,(].*$/, '')
    .trim();
