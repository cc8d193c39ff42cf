import type { VariantRef } from './basket.model.js';

/** The same key for the same product and variant; an empty variant id counts as none. */
export const lineKey = ({ id, retailId }: VariantRef): string => `${id}:${retailId || ''}`;

/** The fields that name a line in a call; `retailId` is left out when empty. */
export const refOf = ({ id, retailId }: VariantRef): { id: number; retailId?: number } =>
  retailId ? { id, retailId } : { id };
