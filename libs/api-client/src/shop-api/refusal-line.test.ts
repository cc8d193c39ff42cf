import type { ApiError } from './api-error.js';
import { refusalLine } from './refusal-line.js';

const own = 'Не удалось выйти. Попробуйте ещё раз.';

test.each<[string, ApiError | Error | undefined, string | undefined]>([
  ['nothing was refused', undefined, undefined],
  [
    "the shop's own words",
    { kind: 'shop', message: 'Товар закончился', statusCode: 200, errorCode: 20 },
    'Товар закончился',
  ],
  ['a shop that says nothing', { kind: 'shop', message: '', statusCode: 200, errorCode: 20 }, own],
  ['no network', { kind: 'network', message: 'Failed to fetch' }, own],
  ['a broken server', { kind: 'http', message: 'Bad Gateway', statusCode: 502, errorCode: 1 }, own],
  [
    'too many calls',
    { kind: 'http', message: 'Too Many Requests', statusCode: 429, errorCode: 1 },
    'Слишком много запросов. Подождите немного и попробуйте ещё раз.',
  ],
  ['an answer that cannot be read', { kind: 'contract', message: 'items: Invalid type' }, own],
  ['a fault of ours', new Error('x is not a function'), own],
])('%s', (_name, error, line) => {
  expect(refusalLine(error, own)).toBe(line);
});
