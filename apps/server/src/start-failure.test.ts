import { StartError } from './db/start-error.js';
import { startFailure } from './start-failure.js';

const ofDatabase = Object.assign(new Error('invalid input syntax for type integer: "anna@example.ru"'), {
  code: '22P02',
  severity: 'ERROR',
  params: ['secret-hash'],
  detail: 'Key (phone)=(9123456789)',
});

it.each([
  ['a foreseen fault is its own line', new StartError('Port 1 is taken: set PORT.'), 'Port 1 is taken: set PORT.'],
  [
    'a database error loses its values',
    ofDatabase,
    'Tropa could not start: Error 22P02: invalid input syntax for type integer: "…"',
  ],
  [
    'any other error keeps its words',
    new TypeError('no such setting'),
    'Tropa could not start: TypeError: no such setting',
  ],
  ['a thrown word', 'stop', 'Tropa could not start: stop'],
])('%s', (_says, thrown, line) => {
  expect(startFailure(thrown)).toBe(line);
});
