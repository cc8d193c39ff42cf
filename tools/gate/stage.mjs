import { spawn } from 'node:child_process';
import { readTally } from './tally.mjs';

/**
 * Runs one command of the gate, shows its output as it comes and returns what it counted.
 * A command that fails without a failed test of its own counts as one failure: nothing is green by silence.
 */
export function runStage(name, [command, ...args], { cwd, env = {}, countsItself = false, quiet = false }) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => take(`${error.message}\n`));
    child.on('close', (code) => {
      const ok = code === 0;
      if (!ok && quiet) process.stdout.write(output);
      const tally = countsItself ? readTally(output) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
      if (!ok && tally.failed === 0) tally.failed = 1;
      if (ok && countsItself && tally.passed === 0) {
        console.error(`${name}: no test ran.`);
        tally.failed = 1;
      }
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s (${tally.passed}/${tally.passed + tally.failed})`);
      done(tally);
    });
  });
}
