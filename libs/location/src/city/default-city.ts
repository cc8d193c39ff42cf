import type { City } from '@tropa/api-client';

/** The city of a visitor of whom nothing is known. S1 §9. */
export const defaultCity: City = { id: 1, value: 'Тюмень' };
