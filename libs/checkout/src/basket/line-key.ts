import type { VariantRef } from '@tropa/api-client';

/** The same key for the same product and variant; an empty variant id counts as none. */
export const lineKey = ({ id, retailId }: VariantRef): string => `${id}:${retailId || ''}`;

/** Names a line in a call; `retailId` is left out when empty. */
export const refOf = ({ id, retailId }: VariantRef): VariantRef => (retailId ? { id, retailId } : { id });
