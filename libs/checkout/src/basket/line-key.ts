import type { VariantRef } from '@tropa/api-client';

/** The same text for the same product and variant; an empty variant id is none. Decision 13. */
export const lineKey = ({ id, retailId }: VariantRef): string => `${id}:${retailId || ''}`;

/** Names a line in a call; an empty variant id is left out. Decision 13. */
export const refOf = ({ id, retailId }: VariantRef): VariantRef => (retailId ? { id, retailId } : { id });
