import { existsSync, readFileSync } from 'node:fs';

/** No test at all. */
export const none = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

/**
 * What a suite wrote of its tests: the counts of our reporters for Jest and Node, or Playwright's own JSON. A flaky test
 * has passed at its second run and counts as passed too.
 */
export function readResults(file) {
  if (!existsSync(file)) return none;
  const { stats, ...counts } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats === undefined) return { ...none, ...counts };
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, flaky, skipped };
}

/** All counts together. */
export const sumResults = (all) =>
  all.reduce(
    (sum, one) => Object.fromEntries(Object.entries(sum).map(([kind, count]) => [kind, count + one[kind]])),
    none,
  );
