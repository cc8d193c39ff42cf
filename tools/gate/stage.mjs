import { spawn } from 'node:child_process';
import { readTally } from './tally.mjs';

/** Longer than any stage takes on a slow machine; a stage that hangs must fail, not eat the time of the others. */
const defaultLimitMinutes = 35;

/**
 * Runs one command of the gate, shows its output as it comes and returns what it counted.
 * A command that fails without a failed test of its own counts as one failure: nothing is green by silence.
 * A command that is not over in `limitMinutes` is ended with all it started, and has failed.
 */
export function runStage(name, [command, ...args], options) {
  const { cwd, env = {}, countsItself = false, quiet = false, limitMinutes = defaultLimitMinutes } = options;
  const started = Date.now();
  console.log(`\n── ${name}`);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const endAll = () => {
      // The whole group: npm and Nx leave their children behind.
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It is gone already.
      }
    };
    const limit = setTimeout(() => {
      take(`${name}: not over in ${limitMinutes} minutes, ended.\n`);
      endAll();
    }, limitMinutes * 60_000);
    const interrupted = () => {
      endAll();
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => take(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      const ok = code === 0;
      if (!ok && quiet) process.stdout.write(output);
      const tally = countsItself ? readTally(output) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
      if (!ok && tally.failed === 0) tally.failed = 1;
      if (ok && countsItself && tally.passed === 0) {
        console.error(`${name}: no test ran.`);
        tally.failed = 1;
      }
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(
        `── ${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s (${tally.passed}/${tally.passed + tally.failed})`,
      );
      done(tally);
    });
  });
}
