import { fileKind } from './file-kind.js';

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = (...parts: string[]) => Buffer.from(`PK\x03\x04${' '.repeat(26)}${parts.join('')}`, 'latin1');

describe('the kind of a file by its content', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['rtf', Buffer.from('{\\rtf1 }'), 'rtf'],
    ['jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'jpg'],
    ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'png'],
    ['doc', Buffer.concat([Buffer.from(ole), Buffer.from('WordDocument', 'utf16le')]), 'doc'],
    [
      'a spreadsheet in the same container',
      Buffer.concat([Buffer.from(ole), Buffer.from('Workbook', 'utf16le')]),
      null,
    ],
    ['docx', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
    ['docx with macros', zip('word/document.xml', 'word/vbaProject.bin'), null],
    ['odt', zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'odt'],
    ['a plain archive', zip('virus.exe'), null],
    ['a UTF-8 text', Buffer.from('Резюме\r\n\tАнна'), 'txt'],
    ['a program', Buffer.from('MZ\x90\0\x03'), null],
    ['a script, which is text', Buffer.from('#!/bin/sh\n'), 'txt'],
  ])('%s', async (_what, bytes, kind) => {
    expect(await fileKind([bytes])).toBe(kind);
    // In chunks the result is the same, wherever they are split.
    for (const length of [1, 7, 64]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
        bytes.subarray(index * length, (index + 1) * length),
      );
      expect(await fileKind(pieces)).toBe(kind);
    }
  });
});
