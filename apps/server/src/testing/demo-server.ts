/**
 * The reference server with its demo goods, in memory, on a free port, without pages: for tests that need it as a
 * program of its own. Prints its address as one line, runs until it is ended. ALLOWED_ORIGIN names a site that may call.
 */
import { fillDemoShop } from '../demo/fill.js';
import { openPgliteForTest } from './databases.js';
import { createTestApp } from './test-app.js';

const { db } = await openPgliteForTest();
await fillDemoShop(db);
const { ALLOWED_ORIGIN: origin } = process.env;
const app = await createTestApp(db, { allowedOrigins: origin ? [origin] : [] });
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
