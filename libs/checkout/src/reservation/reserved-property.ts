import type { RetailVariant } from '@tropa/api-client';

/** The wire's `property`: values of the variant's properties that are not images, joined by commas. */
export const reservedProperty = (variant: Pick<RetailVariant, 'properties'> | undefined): string =>
  (variant?.properties ?? [])
    .filter(({ type }) => type !== 'image')
    .map(({ value }) => value)
    .join(',');
