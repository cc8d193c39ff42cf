/**
 * A server process for the heavy tests: the shop's API on the database named by DATABASE_URL or DATA_DIR, on a free
 * port, without pages. Prints its address as one line, runs until it is killed.
 */
import { createAdapters } from '../adapters/create-adapters.js';
import { createApp } from '../app.js';
import { openDatabase } from '../db/open.js';
import { defaultSettings } from '../settings.js';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const settings = { ...defaultSettings, databaseUrl, dataDir, isStrict: true };
const { db } = await openDatabase({ databaseUrl, dataDir });
const app = await createApp({ db, settings, adapters: createAdapters(settings, { info: () => undefined }) });
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
