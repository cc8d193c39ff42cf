import type { FastifyInstance } from 'fastify';
import { createAdapters } from '../adapters/create-adapters.js';
import type { Adapters } from '../adapters/adapters.js';
import { createApp } from '../app.js';
import type { AppParts } from '../app.js';
import type { Db } from '../db/schema.js';
import { defaultSettings } from '../settings.js';
import type { Settings } from '../settings.js';
import type { OpenForTest } from './databases.js';
import { Visitor } from './visitor.js';

/** A shop over a test's own database, with a clock that the test moves and a few known goods. */
export interface TestShop {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly adapters: Adapters;
  readonly clock: TestClock;
  /** A new browser that has never been here. */
  visitor(): Visitor;
  /** Ends the app; the database is closed too. */
  close(): Promise<void>;
}

/** A clock that stands still until the test moves it. */
export interface TestClock {
  now: Date;
  /** Moves the clock forward. */
  pass(ms: number): void;
}

/** Opens a shop on a database with the known goods. */
export async function openTestShop(
  open: OpenForTest,
  options: {
    readonly settings?: Partial<Settings>;
    readonly adapters?: Partial<Adapters>;
    /** Pages and files, for tests of the whole app. */
    readonly parts?: Pick<AppParts, 'log' | 'renderPage' | 'plugins' | 'upkeepMs'>;
  } = {},
): Promise<TestShop> {
  const database = await open('goods');
  const settings: Settings = { ...defaultSettings, isStrict: true, ...options.settings };
  const adapters = { ...createAdapters(settings, { info: () => undefined }), ...options.adapters };
  const clock: TestClock = {
    now: new Date(),
    pass(ms) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
  const app = await createApp({ ...options.parts, db: database.db, settings, adapters, now: () => clock.now });
  return {
    app,
    db: database.db,
    adapters,
    clock,
    visitor: () => new Visitor(app),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
