import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import { folderOf, reportFailure } from './arguments.js';
import { ContentError } from './content-error.js';
import { exportContent } from './export-content.js';
import { exportGoods } from './export-goods.js';
import { exportOrders } from './export-orders.js';
import { exportReviews } from './export-reviews.js';

/** `npm run export -- <folder>`: `content/` for `npm run content`, `goods.csv` for `npm run import`, `orders.jsonl`, `reviews.jsonl`. */
async function main(): Promise<void> {
  const { folder } = folderOf(process.argv.slice(2), 'npm run export -- <folder>', {});
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new ContentError([`${folder} is not empty: name a new folder, nothing is written over.`]);
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings);
  try {
    await migrate(db);
    await mkdir(folder, { recursive: true });
    const files = await exportContent(db, join(folder, 'content'));
    await pipeline(Readable.from(exportGoods(db, settings.publicUrl)), createWriteStream(join(folder, 'goods.csv')));
    // Names, phones and addresses of buyers: for the owner's eyes alone.
    await pipeline(Readable.from(exportOrders(db)), createWriteStream(join(folder, 'orders.jsonl'), { mode: 0o600 }));
    await pipeline(
      Readable.from(exportReviews(db, settings.publicUrl)),
      createWriteStream(join(folder, 'reviews.jsonl'), { mode: 0o600 }),
    );
    process.stdout.write(`content: ${files} files, goods.csv, orders.jsonl, reviews.jsonl\n`);
    if (settings.publicUrl === '')
      process.stdout.write(
        'Pictures that lie in this shop are left out of goods.csv: set PUBLIC_URL to name their addresses.\n',
      );
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  reportFailure(error, error instanceof ContentError || error instanceof StartError, 'The export failed');
}
