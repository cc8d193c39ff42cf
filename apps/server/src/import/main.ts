import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import { ImportError } from './import-error.js';
import { describeResult } from './describe-result.js';
import { importYml } from './import-yml.js';

/** `npm run import -- feed.yml`: replaces the shop's goods by a feed's. DATA_DIR and DATABASE_URL as for the server. */
async function main(path: string | undefined): Promise<void> {
  if (!path) throw new ImportError('Какой файл загрузить? Например: npm run import -- feed.yml');
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) throw new ImportError(`Нет такого файла: ${path}`);
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings);
  try {
    await migrate(db);
    const stream = createReadStream(path, { highWaterMark: 256 * 1024 });
    const result = await importYml(db, stream, {
      source: basename(path),
      onProgress: (offers) => process.stdout.write(`Прочитано предложений: ${offers}\n`),
    });
    process.stdout.write(`${describeResult(result).join('\n')}\n`);
  } finally {
    await close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  const isExpected = error instanceof ImportError || error instanceof StartError;
  const message = isExpected ? error.message : `Загрузка не удалась, магазин не изменён: ${String(error)}`;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
