import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { none, readResults, sumResults } from './results.mjs';

/** Longer than any stage takes on a slow machine; a stage that hangs must fail, not eat the time of the others. */
const defaultLimitMinutes = 35;

/**
 * Runs one command of the gate and shows its output as it comes.
 * A command that fails without a failed test counts as one failure, and so does a suite that ran no tests: silence is
 * never green. A command that exceeds `limitMinutes` is killed with all its children, and has failed.
 *
 * @param options.results files in which its suites leave their counts; without them the command itself is the test.
 * @returns what was counted, and how many seconds it took.
 */
export async function runStage(
  name,
  [command, ...args],
  { cwd, env = {}, results, limitMinutes = defaultLimitMinutes },
) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  // What an earlier run left is no result of this one; Nx puts back what it has in its cache.
  results?.forEach((file) => rmSync(file, { force: true }));
  const isOk = await run(command, args, { cwd, env: { ...process.env, ...env }, limitMinutes, name });
  const counted = results ? sumResults(results.map(readResults)) : { ...none, passed: isOk ? 1 : 0 };
  if (isOk && counted.passed === 0) console.error(`${name}: no test ran.`);
  const failed = isOk && counted.passed > 0 ? counted.failed : Math.max(counted.failed, 1);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { name, ...counted, failed, seconds };
}

const run = (command, args, { cwd, env, limitMinutes, name }) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const endAll = () => {
      // The whole group: npm and Nx leave their children behind.
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It is gone already.
      }
    };
    const limit = setTimeout(() => {
      console.error(`${name}: not over in ${limitMinutes} minutes, ended.`);
      endAll();
    }, limitMinutes * 60_000);
    // Stages may run beside one another: each ends its own children when this process does.
    const interrupted = () => process.exit(130);
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted).once('exit', endAll);
    const finish = (isOk) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted).off('exit', endAll);
      done(isOk);
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
