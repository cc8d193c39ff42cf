import { run } from 'node:test';

/** A test that did not pass. */
export interface Failure {
  readonly file: string;
  readonly name: string;
}

export interface SuiteResult {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

const reportOf = (error: Error): string => {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.stack ?? cause.message;
};

/** Runs one test file in a process of its own and prints a line a test. */
async function runFile(file: string): Promise<SuiteResult> {
  let passed = 0;
  let skipped = 0;
  const failures: Failure[] = [];
  for await (const { type, data } of run({ files: [file] })) {
    if (type === 'test:stderr' || type === 'test:stdout') process.stderr.write(data.message);
    if (type === 'test:pass' && data.skip) skipped += 1;
    else if (type === 'test:pass') {
      passed += 1;
      console.log(`✓ ${data.name} (${(data.details.duration_ms / 1000).toFixed(1)} s)`);
    }
    if (type === 'test:fail') {
      failures.push({ file, name: data.name });
      console.log(`✗ ${data.name}\n${reportOf(data.details.error).replaceAll(/^/gm, '    ')}`);
    }
  }
  return { passed, skipped, failures };
}

/** Runs test files against the shop at `SHOP_ADDRESS`, `concurrency` of them at once. */
export async function runSuite(files: readonly string[], concurrency: number): Promise<SuiteResult> {
  const waiting = [...files];
  const results: SuiteResult[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) results.push(await runFile(file));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}
