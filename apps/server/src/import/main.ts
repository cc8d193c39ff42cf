import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import type { Db } from '../db/schema.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import type { Settings } from '../settings.js';
import { downloadFeed, readFeedFile } from './download-feed.js';
import { feedAddressOf, feedSource } from './feed-address.js';
import { ImportError } from './import-error.js';
import { describeResult } from './describe-result.js';
import { importYml } from './import-yml.js';

/** A feed to be loaded. */
interface Source {
  readonly name: string;
  read(): AsyncIterable<Buffer>;
  discard(): Promise<void>;
}

async function openSource(text: string): Promise<Source> {
  const url = feedAddressOf(text);
  if (url !== null) {
    process.stdout.write(`Скачиваем ${feedSource(url)}…\n`);
    const feed = await downloadFeed(url);
    return { name: feedSource(url), read: feed!.read, discard: feed!.discard };
  }
  const file = await stat(text).catch(() => null);
  if (!file?.isFile()) throw new ImportError(`Нет такого файла: ${text}`);
  return { name: basename(text), read: () => readFeedFile(text), discard: async () => undefined };
}

/** The stock of a real shop is in its own shops; those of the demo are for the demo. */
async function requirePlaces(db: Db, { isDemo }: Settings): Promise<void> {
  if (isDemo || (await db.selectFrom('cities').select('id').limit(1).executeTakeFirst())) return;
  throw new ImportError(
    'В магазине ещё нет городов и магазинов: сначала загрузите содержание, npm run content -- <папка> (docs/own-shop.md).',
  );
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'join-colours': { type: 'boolean', default: false },
        'hot-link': { type: 'boolean', default: false },
        every: { type: 'string' },
      },
    });
  } catch (error) {
    const [, word = ''] = /'(--?[^' ]*)/.exec((error as Error).message) ?? [];
    throw new ImportError(`Непонятно: ${word}. Что умеет загрузка, сказано в docs/import.md.`);
  }
}

/**
 * `npm run import -- feed.yml`: brings the shop's goods to what a feed says, a file's or that of an http(s) address;
 * with `--replace` it deletes them first. DATA_DIR and DATABASE_URL as for the server.
 */
async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(words);
  const [text, ...others] = positionals;
  if (values.every !== undefined)
    throw new ImportError(
      `Раз в ${values.every} фид загружает сам магазин: запустите его с FEED_URL=<адрес> FEED_EVERY=${values.every}.`,
    );
  if (others.length > 0) throw new ImportError(`Непонятно: ${others.join(' ')}. Загружается один файл за раз.`);
  if (!text) throw new ImportError('Какой файл загрузить? Например: npm run import -- feed.yml');
  const settings = readSettings(process.env);
  const source = await openSource(text);
  try {
    const { db, close } = await openDatabase(settings);
    try {
      await migrate(db);
      await requirePlaces(db, settings);
      const result = await importYml(db, source.read(), {
        source: source.name,
        isReplacing: values.replace,
        isJoiningColours: values['join-colours'],
        isHotLinking: values['hot-link'],
        onProgress: (offers) => process.stdout.write(`Прочитано предложений: ${offers}\n`),
      });
      process.stdout.write(`${describeResult(result).join('\n')}\n`);
    } finally {
      await close();
    }
  } finally {
    await source.discard();
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
