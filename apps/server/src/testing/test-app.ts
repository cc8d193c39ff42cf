import type { FastifyInstance } from 'fastify';
import { createAdapters } from '../adapters/create-adapters.js';
import { createApp } from '../app.js';
import type { AppParts } from '../app.js';
import type { Db } from '../db/schema.js';
import { defaultSettings } from '../settings.js';
import type { Settings } from '../settings.js';

/** Settings of tests: demo mode, broken contracts are failures. */
export const testSettings: Settings = { ...defaultSettings, isStrict: true };

/** The whole app over a test database. */
export function createTestApp(
  db: Db,
  settings: Partial<Settings> = {},
  parts: Partial<Omit<AppParts, 'db' | 'settings'>> = {},
): Promise<FastifyInstance> {
  const all = { ...testSettings, ...settings };
  const adapters = createAdapters(all, { info: () => undefined });
  return createApp({ adapters, ...parts, db, settings: all });
}
