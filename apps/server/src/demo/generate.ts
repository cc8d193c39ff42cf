import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import { generateLargeShop } from './generate-large.js';

/** `node dist/generate.js 100000`: fills an empty database (DATA_DIR or DATABASE_URL) with a large catalogue. */
async function main(count: string | undefined): Promise<void> {
  const products = Number(count ?? 100_000);
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
    throw new StartError(`Not a number of products: ${count}`);
  }
  const { db, close } = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    const known = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (known) throw new StartError('The database has goods already: give an empty one.');
    await generateLargeShop(db, {
      products,
      onProgress: (done, all) => process.stdout.write(`${done} of ${all}\n`),
    });
  } finally {
    await close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : `Could not generate: ${String(error)}`}\n`);
  process.exitCode = 1;
}
