import type { Db } from './db/schema.js';
import { fillWhenEmpty } from './demo/fill-when-empty.js';
import type { Settings } from './settings.js';

/** What is told to whoever waits in front of the terminal. */
export type Tell = (line: string) => void;

/** Work done on the migrated database before the shop listens: filling an empty one, making pictures ahead. */
export type Preparation = (db: Db, settings: Settings, tell: Tell) => Promise<void>;

/** In this order, at every start: each finds out by itself whether there is anything to do. */
export const preparations: readonly Preparation[] = [fillWhenEmpty];
