import type { Db } from './db/schema.js';
import type { Settings } from './settings.js';

/** Prints progress for the person at the terminal. */
export type Tell = (line: string) => void;

/** Work done on the migrated database before the shop listens: filling an empty one, rendering pictures ahead. */
export type Preparation = (db: Db, settings: Settings, tell: Tell) => Promise<void>;
