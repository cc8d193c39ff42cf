import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import { folderOf, reportFailure } from './arguments.js';
import { ContentError } from './content-error.js';
import { describeLoad } from './describe-load.js';
import { loadContent } from './load-content.js';
import { readFolder } from './read-folder.js';

/** `npm run content -- <folder>`: brings the shop's content to what the folder says. DATA_DIR and DATABASE_URL as for the server. */
async function main(): Promise<void> {
  const { folder, values } = folderOf(process.argv.slice(2), 'npm run content -- <folder> [--overwrite] [--check]', {
    overwrite: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  });
  const items = await readFolder(folder);
  if (values.check) {
    process.stdout.write(`The folder is in order: ${items.length} items. Nothing was loaded.\n`);
    return;
  }
  const { db, close } = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    const loaded = await loadContent(db, items, { isOverwriting: values.overwrite });
    process.stdout.write(`${describeLoad(loaded).join('\n')}\n`);
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  reportFailure(
    error,
    error instanceof ContentError || error instanceof StartError,
    'The content was not loaded, nothing is changed',
  );
}
