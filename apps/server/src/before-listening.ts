import { requireIdentity } from './content-files/require-identity.js';
import { fillWhenEmpty } from './demo/fill-when-empty.js';
import type { Preparation } from './preparation.js';

export type { Tell } from './preparation.js';

/** In this order, at every start: each checks by itself whether there is anything to do. */
export const preparations: readonly Preparation[] = [fillWhenEmpty, requireIdentity];
