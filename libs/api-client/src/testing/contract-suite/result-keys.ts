import { documentedKeys } from '../../wire-calls/documented-keys.js';
import type { WireCallName } from '../../wire-calls/wire-calls.js';

/** Keys that a server always sends at a place of a call's result: `items[]` is each item of that list. */
export const keysIn = (name: WireCallName, place: string): readonly string[] => documentedKeys[name]?.[place] ?? [];

/** Keys that were received. */
export const keysOf = (item: object): string[] => Object.keys(item);
