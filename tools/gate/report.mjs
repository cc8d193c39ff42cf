import { sumResults } from './results.mjs';

/** So many browser tests may pass at their second run only; more are a fault. */
const flakyLimit = 3;

/**
 * Prints the seconds of each stage and of the run, and the counts of all as the last line. Stages that run beside one
 * another make the run shorter than their sum.
 * @returns the exit code
 */
export function reportStages(stages, seconds) {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const row = (name, seconds, counts) => `${name.padEnd(width)} ${String(seconds).padStart(6)} s  ${counts}`;
  console.log();
  for (const { name, seconds: ofStage, passed, failed, flaky, skipped } of stages) {
    const rest = [failed && `${failed} failed`, flaky && `${flaky} flaky`, skipped && `${skipped} skipped`].filter(
      Boolean,
    );
    console.log(row(name, ofStage, [`${passed} passed`, ...rest].join(', ')));
  }
  const all = sumResults(stages.map(({ name: _name, seconds: _seconds, ...counts }) => counts));
  const isFlaky = all.flaky > flakyLimit;
  if (isFlaky) console.log(`${all.flaky} flaky tests, at most ${flakyLimit} are allowed`);
  console.log(row('all', Math.round(seconds), ''));
  console.log(`\n${all.passed} passed, ${all.failed + (isFlaky ? 1 : 0)} failed, ${all.skipped} skipped`);
  return all.failed > 0 || isFlaky ? 1 : 0;
}
