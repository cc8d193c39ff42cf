/** Kinds of files that a résumé may be (decision 7). */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'txt' | 'jpg' | 'png';

const startsWith = (bytes: Buffer, signature: string | readonly number[]): boolean => {
  const expected = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
  return bytes.subarray(0, expected.length).equals(expected);
};

/** What a file is by its content; null when it is nothing that the shop takes. Its name does not matter. */
export function fileKind(bytes: Buffer): FileKind | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (startsWith(bytes, '{\\rtf')) return 'rtf';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return oldWord(bytes);
  if (startsWith(bytes, 'PK\x03\x04')) return zippedText(bytes);
  return isPlainText(bytes) ? 'txt' : null;
}

/** The same container holds spreadsheets and macros' homes: a text has its stream of this name. */
function oldWord(bytes: Buffer): FileKind | null {
  return bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null;
}

function zippedText(bytes: Buffer): FileKind | null {
  if (bytes.subarray(30, 100).toString('latin1').startsWith('mimetypeapplication/vnd.oasis.opendocument.text')) {
    return 'odt';
  }
  // File names stand uncompressed in a zip's directory. One with macros is not taken.
  if (!bytes.includes('word/document.xml') || bytes.includes('vbaProject.bin')) return null;
  return 'docx';
}

/** Text in any one-byte encoding or UTF-8: no control characters but line ends and tabs. */
function isPlainText(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c);
}
