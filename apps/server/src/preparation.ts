import type { Db } from './db/schema.js';
import type { Settings } from './settings.js';

/** What is told to whoever waits in front of the terminal. */
export type Tell = (line: string) => void;

/** Work done on the migrated database before the shop listens: filling an empty one, making pictures ahead. */
export type Preparation = (db: Db, settings: Settings, tell: Tell) => Promise<void>;
