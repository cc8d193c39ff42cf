import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { readCsvHead, readCsvRow } from './csv-offer.js';
import type { CsvHead } from './csv-offer.js';
import { FeedReader, type FeedPiece } from './feed-reader.js';
import { ImportError } from './import-error.js';
import type { FeedFacts } from './raw-offer.js';

/** What a feed's text has, piece by piece, and the feed's header as far as it has been read. */
export interface ReadPiece extends FeedPiece {
  readonly facts: FeedFacts;
}

/** A row of a table may be this long: descriptions have line breaks. */
const maxRow = 200_000;
const rowsAtOnce = 500;

/**
 * Reads a feed: YML, or a table as CSV, which begins with anything but `<`.
 * @throws ImportError at the first place where the file is broken, or is neither
 */
export async function* readPieces(texts: AsyncIterable<string>): AsyncGenerator<ReadPiece> {
  const source = texts[Symbol.asyncIterator]();
  let start = '';
  let isOver = false;
  while (start.trim() === '' && !isOver) {
    const { value, done } = await source.next();
    if (done === true) isOver = true;
    else start += value;
    if (start.length > 100_000) break;
  }
  const whole = (async function* () {
    yield start;
    if (!isOver) yield* { [Symbol.asyncIterator]: () => source };
  })();
  const isTable = /^[^\s<]/.test(start.replace(/^\ufeff/, '').trimStart());
  yield* isTable ? readTable(whole, start) : readYml(whole);
}

async function* readYml(texts: AsyncIterable<string>): AsyncGenerator<ReadPiece> {
  const reader = new FeedReader();
  const { facts } = reader;
  for await (const text of texts) yield { ...reader.read(text), facts };
  yield { ...reader.finish(), facts };
}

/** Excel separates by semicolons where the comma is the decimal sign, and may say so in a first line `sep=;`. */
function separatorOf(start: string): { separator: string; firstLine: number } {
  const [line = ''] = start.replace(/^\ufeff/, '').split(/\r?\n|\r/);
  const told = /^"?sep=(.)"?$/i.exec(line)?.[1];
  if (told !== undefined) return { separator: told, firstLine: 2 };
  const count = (sign: string): number => line.split(sign).length;
  const separator = [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  return { separator, firstLine: 1 };
}

async function* readTable(texts: AsyncIterable<string>, start: string): AsyncGenerator<ReadPiece> {
  const { separator, firstLine } = separatorOf(start);
  const parser = parse({
    bom: true,
    delimiter: separator,
    from_line: firstLine,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRow,
  });
  const facts: FeedFacts = { shopName: '', rates: new Map() };
  const sections = new Set<string>();
  let head: CsvHead | null = null;
  let piece: FeedPiece = { categories: [], offers: [] };
  // A failure of either ends both, and surfaces where the rows are read.
  const rows = pipeline(Readable.from(texts), parser, () => undefined) as AsyncIterable<string[]>;
  try {
    for await (const row of rows) {
      if (head === null) {
        head = readCsvHead(row);
        if (head === null)
          throw new ImportError(
            'Это не YML и не таблица товаров: в первой строке CSV нужны колонки «Код» (или «Артикул»), «Название» и «Цена».',
          );
        continue;
      }
      if (row.every((cell) => cell.trim() === '')) continue;
      const read = readCsvRow(head, row);
      piece.offers.push(read.offer);
      for (const section of read.sections.filter(({ id }) => !sections.has(id))) {
        sections.add(section.id);
        piece.categories.push(section);
      }
      if (piece.offers.length < rowsAtOnce) continue;
      yield { ...piece, facts };
      piece = { categories: [], offers: [] };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`Файл повреждён: таблица не читается в строке ${String(error.lines ?? '?')}.`);
  }
  yield { ...piece, facts };
}
