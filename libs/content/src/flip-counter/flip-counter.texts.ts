import { pluralRu } from '@tropa/ui-kit';

/** What the counter counts. */
export const flipCounterTexts = {
  caption: (value: number) =>
    `${pluralRu(value, 'километр пройден', 'километра пройдено', 'километров пройдено')} с\u00A0учениками школы`,
};

/** What the counter counts. */
export type FlipCounterTexts = typeof flipCounterTexts;
