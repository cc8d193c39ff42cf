import { pluralRu } from '@tropa/ui-kit';

/** Texts of the counter: what it counts. */
export const flipCounterTexts = {
  caption: (value: number) =>
    `${pluralRu(value, 'километр пройден', 'километра пройдено', 'километров пройдено')} с\u00A0учениками школы`,
};

/** Texts of the counter: what it counts. */
export type FlipCounterTexts = typeof flipCounterTexts;
