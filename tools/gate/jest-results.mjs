import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reporter for Jest: writes the counts of a project to its `output/results.json`, where the gate reads them. */
export default class JestResults {
  onRunComplete(contexts, results) {
    const [context] = contexts;
    if (context === undefined) return;
    const folder = join(context.config.rootDir, 'output');
    mkdirSync(folder, { recursive: true });
    // A suite that does not even load has no tests to count.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    writeFileSync(join(folder, 'results.json'), JSON.stringify({ passed: results.numPassedTests, failed, skipped }));
  }
}
