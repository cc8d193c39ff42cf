import { firstMessage } from '../first-message/first-message.js';
import { optionalFiles, requiredFiles, type FileEntry, type FileLimits } from './files.js';

const file = (name: string, size = 1, id: number | null = null): FileEntry => ({ name, size, id });
const limits: FileLimits = { extensions: ['pdf', '.DOC'], maxSize: 2, maxCount: 2 };
const big = 9_000_000;
const tooBig = 'Размер файла не должен превышать 2 Мб';
const tooMany = 'Максимальное количество файлов - 2';

test.each<[string, readonly FileEntry[], string | null]>([
  ['nothing', [], null],
  ['allowed', [file('a.pdf'), file('b.DOC')], null],
  ['another extension', [file('a.pdf'), file('b.exe')], 'Допустимые расширения файлов: pdf, .DOC'],
  ['no extension', [file('pdf')], 'Допустимые расширения файлов: pdf, .DOC'],
  ['a double extension', [file('a.pdf.exe')], 'Допустимые расширения файлов: pdf, .DOC'],
  ['exactly 2,000,000 bytes', [file('a.pdf', 2_000_000)], null],
  ['a byte more', [file('a.pdf', 2_000_001)], tooBig],
  ['one too many', [file('a.pdf'), file('b.pdf'), file('c.pdf')], tooMany],
  ['one too many with those on the server', [file('a', 1, 0), file('b', 1, 7), file('c.pdf')], tooMany],
  ['what lies on the server is only counted', [file('old.exe', big, 7), file('c.pdf')], null],
  ['extension before size', [file('b.exe', big)], 'Допустимые расширения файлов: pdf, .DOC'],
  ['size before count', [file('a.pdf', big), file('b.pdf'), file('c.pdf')], tooBig],
])('%s', (_name, list, message) => expect(firstMessage(optionalFiles(limits), list)).toBe(message));

test('without limits anything passes', () => {
  expect(firstMessage(optionalFiles(), [file('a.exe', 9e9), file('b'), file('c')])).toBeNull();
  expect(firstMessage(optionalFiles({ extensions: [] }), [file('a.exe')])).toBeNull();
});

test('required needs one file; anything that is not a file gets a Russian message', () => {
  expect(firstMessage(requiredFiles(), undefined)).toBe('Обязательное поле');
  expect(firstMessage(requiredFiles(), [])).toBe('Обязательное поле');
  expect(firstMessage(requiredFiles(), [null])).toBe('Обязательное поле');
  const wrong = [file('a.exe')];
  expect(firstMessage(requiredFiles(limits), wrong)).toBe('Допустимые расширения файлов: pdf, .DOC');
});

test("uses the caller's message", () => {
  const schema = optionalFiles({ maxCount: 0 }, { count: (count) => `Не больше ${count}` });
  expect(firstMessage(schema, [file('a')])).toBe('Не больше 0');
});
