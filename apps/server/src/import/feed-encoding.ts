import iconv from 'iconv-lite';
import { ImportError } from './import-error.js';

/** A streaming decoder. */
interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** Enough for the declaration and a long comment before it. */
const headBytes = 512;
/** A table declares nothing: its encoding is guessed from this much of it. */
const tableHeadBytes = 64 * 1024;

/** Without a declaration: whether this is not XML. */
const isTable = (head: Buffer): boolean => /^(?:\xef\xbb\xbf)?\s*[^\s<]/.test(head.toString('latin1'));

/** Excel saves in windows-1251 unless told otherwise, and then its letters are hardly ever valid UTF-8. */
function tableEncoding(head: Buffer): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (isTable(head)) return tableEncoding(head);
  const declaration = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']{1,40})["']/.exec(
    head.toString('latin1'),
  );
  return declaration?.[1]?.toLowerCase() ?? 'utf-8';
}

/** Strict: a feed that declares UTF-8 but is not would fill the shop with replacement characters. */
function utf8Decoder(): Decoder {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError('Файл объявлен как UTF-8, но байты в нём другие: проверьте кодировку выгрузки.');
    }
  };
  return { write: decode, end: () => decode() };
}

function decoderOf(encoding: string): Decoder {
  if (encoding === 'utf-8' || encoding === 'utf8') return utf8Decoder();
  if (!iconv.encodingExists(encoding)) throw new ImportError(`Неизвестная кодировка: ${encoding}.`);
  const decoder = iconv.getDecoder(encoding);
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}

/**
 * A feed's bytes as text, piece by piece. The encoding comes from the byte order mark or the XML declaration
 * (windows-1251 is common), UTF-8 without either; that of a table from its bytes.
 * @throws ImportError for an unknown encoding or bytes that are invalid in it
 */
export async function* decodeFeed(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: Decoder | null = null;
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.write(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < (isTable(head) ? tableHeadBytes : headBytes)) continue;
    decoder = decoderOf(encodingOf(head));
    yield decoder.write(head);
  }
  if (!decoder) {
    decoder = decoderOf(encodingOf(head));
    yield decoder.write(head);
  }
  yield decoder.end();
}
