/** A reporter for `node --test`: the counts as JSON, where the gate reads them. Suites are no tests of their own. */
export default async function* nodeResults(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of source) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:fail') counts.failed += 1;
    else if (type === 'test:pass')
      counts[data.skip !== undefined || data.todo !== undefined ? 'skipped' : 'passed'] += 1;
  }
  yield JSON.stringify(counts);
}
