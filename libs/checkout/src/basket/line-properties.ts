import type { BasketLine } from '@tropa/api-client';

/** The chosen properties in words: «красный, M». Pictures say nothing here and are left out. S2 §3. */
export const lineProperties = ({ properties }: Pick<BasketLine, 'properties'>): string =>
  properties
    .filter(({ type }) => type !== 'image')
    .map(({ value }) => value)
    .join(', ');
