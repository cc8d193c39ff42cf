import type { BasketLine } from '@tropa/api-client';

/** The chosen properties in words: «красный, M». Image values are left out: they have no words. */
export const lineProperties = ({ properties }: Pick<BasketLine, 'properties'>): string =>
  properties
    .filter(({ type }) => type !== 'image')
    .map(({ value }) => value)
    .join(', ');
