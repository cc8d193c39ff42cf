import { performance } from 'node:perf_hooks';
import type { GenericSchema } from 'valibot';
import {
  firstMessage,
  optionalBirthDate,
  optionalDate,
  optionalEmail,
  optionalFiles,
  optionalInn,
  optionalPassword,
  optionalPhone,
  requiredEmail,
  requiredPassword,
  requiredPhone,
  requiredSmsCode,
  requiredStrictPassword,
  requiredText,
  selected,
} from './index.js';

const length = 50_000;
/** A backtracking regular expression needs seconds for this length, a linear one a millisecond. */
const limitMs = 200;
const runs = 9;

const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const mail = ['a', '@', '.', 'a.', 'a@', '@a.', '-', 'a-'];
const phones = ['(', '8', '+7', '+7 (', '_', '1'];
const others = [' ', '0.', '\u00a0', 'ё', '\ud83d\ude00'];

const inputs = [...mail, ...phones, ...others].flatMap((piece) => {
  const long = fill(piece);
  return [long, `${long}!`, `a@${long}`, `8${long}(`, `+7${long}x`];
});

const rules: readonly (readonly [string, GenericSchema<unknown, unknown>])[] = [
  ['requiredText', requiredText()],
  ['selected', selected()],
  ['requiredPhone', requiredPhone()],
  ['optionalPhone', optionalPhone()],
  ['requiredSmsCode', requiredSmsCode()],
  ['requiredEmail', requiredEmail()],
  ['optionalEmail', optionalEmail()],
  ['requiredPassword', requiredPassword()],
  ['optionalPassword', optionalPassword()],
  ['requiredStrictPassword', requiredStrictPassword()],
  ['optionalInn', optionalInn()],
  ['optionalDate', optionalDate()],
  ['optionalBirthDate', optionalBirthDate()],
];

/** The best of several runs: the cost of the rule, without the noise of a busy machine. */
function cost(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && best >= 1; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

test.each(rules)('%s handles 50,000 hostile characters without a stall', (_name, schema) => {
  const worst = Math.max(...inputs.map((input) => cost(() => firstMessage(schema, input))));
  expect(worst).toBeLessThan(limitMs);
});

test('handles file names as long without a stall', () => {
  const schema = optionalFiles({ extensions: ['pdf'] });
  const worst = Math.max(...inputs.map((name) => cost(() => firstMessage(schema, [{ name, size: 1 }]))));
  expect(worst).toBeLessThan(limitMs);
});
