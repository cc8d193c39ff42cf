/** Kinds of files that a résumé may be (decision 7). */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'txt' | 'jpg' | 'png';

/** Bytes at the beginning of a file that are examined. */
const headLength = 100;

/** Marks searched for anywhere in a file; file names are uncompressed in a zip's directory. */
const marks = {
  // The same container is used for spreadsheets and templates: a text document has a stream of this name.
  wordStream: Buffer.from('WordDocument', 'utf16le'),
  wordText: Buffer.from('word/document.xml'),
  macros: Buffer.from('vbaProject.bin'),
};
type Mark = keyof typeof marks;
const longestMark = Math.max(...Object.values(marks).map(({ length }) => length));

/**
 * The type of a file by its content, read in chunks; null when the shop does not accept it. Its name does not matter.
 */
export async function fileKind(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<FileKind | null> {
  let head = Buffer.alloc(0);
  let isText = true;
  const found = new Set<Mark>();
  // The end of the previous chunk: a mark may span two chunks.
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head.length < headLength) head = Buffer.concat([head, piece.subarray(0, headLength - head.length)]);
    isText &&= isPlainText(piece);
    const seen = Buffer.concat([rest, piece]);
    for (const [mark, bytes] of Object.entries(marks)) if (seen.includes(bytes)) found.add(mark as Mark);
    rest = Buffer.from(seen.subarray(-(longestMark - 1)));
  }
  return kindOf(head, found, isText);
}

function kindOf(head: Buffer, found: ReadonlySet<Mark>, isText: boolean): FileKind | null {
  if (startsWith(head, '%PDF-')) return 'pdf';
  if (startsWith(head, '{\\rtf')) return 'rtf';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return found.has('wordStream') ? 'doc' : null;
  if (startsWith(head, 'PK\x03\x04')) return zippedText(head, found);
  return isText ? 'txt' : null;
}

const startsWith = (bytes: Buffer, signature: string | readonly number[]): boolean => {
  const expected = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
  return bytes.subarray(0, expected.length).equals(expected);
};

/** One with macros is rejected. */
function zippedText(head: Buffer, found: ReadonlySet<Mark>): FileKind | null {
  if (head.subarray(30).toString('latin1').startsWith('mimetypeapplication/vnd.oasis.opendocument.text')) return 'odt';
  return found.has('wordText') && !found.has('macros') ? 'docx' : null;
}

/** Text in any one-byte encoding or UTF-8: no control characters but line ends and tabs. */
function isPlainText(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);
}
