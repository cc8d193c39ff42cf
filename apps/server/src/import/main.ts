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

/**
 * `npm run import -- feed.yml`: brings the shop's goods to what a feed says; with `--replace` it deletes them first.
 * DATA_DIR and DATABASE_URL as for the server.
 */
async function main(words: readonly string[]): Promise<void> {
  const isReplacing = words.includes('--replace');
  const [path, ...others] = words.filter((word) => word !== '--replace');
  if (others.length > 0) throw new ImportError(`Непонятно: ${others.join(' ')}. Загружается один файл за раз.`);
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
      isReplacing,
      onProgress: (offers) => process.stdout.write(`Прочитано предложений: ${offers}\n`),
    });
    process.stdout.write(`${describeResult(result).join('\n')}\n`);
  } finally {
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof ImportError || error instanceof StartError;
  const message = isExpected ? error.message : `Загрузка не удалась, магазин не изменён: ${String(error)}`;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
