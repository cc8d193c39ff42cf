/** What a suite's output says of its tests: jest's closing line, node's, or the plain `N passed, N failed`. */
export function readTally(output) {
  // eslint-disable-next-line no-control-regex -- colours of a terminal are control characters
  const text = output.replaceAll(/\u001b\[[0-9;]*m/g, '');
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const add = (kind, count) => (tally[kind] += Number(count));

  for (const [, line] of text.matchAll(/^\s*Tests:\s+(.+)$/gm)) {
    for (const [, count, kind] of line.matchAll(/(\d+) (passed|failed|skipped|todo)/g)) {
      add(kind === 'todo' ? 'skipped' : kind, count);
    }
  }
  for (const [, kind, count] of text.matchAll(/^\s*(?:#|ℹ) (pass|fail|skipped|cancelled|todo) (\d+)$/gm)) {
    add({ pass: 'passed', fail: 'failed', cancelled: 'failed', skipped: 'skipped', todo: 'skipped' }[kind], count);
  }
  for (const [, passed, failed, skipped] of text.matchAll(
    /^(?:\w+: )?(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm,
  )) {
    add('passed', passed);
    add('failed', failed);
    add('skipped', skipped ?? 0);
  }
  return tally;
}

export const sumTallies = (tallies) =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
