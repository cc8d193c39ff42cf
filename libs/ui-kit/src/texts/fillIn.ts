import { pluralRu } from '../format/plural.js';

const place = /\{(\d)(?:\|([^|{}]*)\|([^|{}]*)\|([^|{}]*))?\}/g;

/**
 * Fills in the placeholders of a text: `{0}` is the first argument, `{0|товар|товара|товаров}` the word form that goes
 * with it. A placeholder without an argument becomes empty.
 */
export function fillIn(template: string, args: readonly unknown[]): string {
  return template.replace(place, (_, at: string, one?: string, few = '', many = '') => {
    const value = args[Number(at)];
    return one === undefined ? String(value ?? '') : pluralRu(Number(value), one, few, many);
  });
}
