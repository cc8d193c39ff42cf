import { spawn } from 'node:child_process';

/**
 * Starts a program and waits until its output matches, which is how a server says that it serves, and where.
 *
 * @param {RegExp} expected
 * @param {string[]} command the program and its arguments
 * @param {import('node:child_process').SpawnOptions} options
 * @returns the match, the process, `output()` so far, and `ended`: its exit code, or the signal that ended it
 * @throws {Error} with the output, when it ends before
 */
export async function spawnUntil(expected, [program, ...words], options) {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
  let match = null;
  await new Promise((done, fail) => {
    const take = (chunk) => {
      output += chunk;
      match ??= expected.exec(output);
      if (match) done();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', fail);
    void ended.then((code) => fail(new Error(`${[program, ...words].join(' ')} ended with ${code}:\n${output}`)));
  });
  return { match, child, output: () => output, ended };
}

/** The address of a server on this machine, as it prints it; whole, because output comes in pieces. */
export const localAddress = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+(?=\D)/;

/** The line of our server that says where it serves, as its first group. */
export const shopIsReady = /Tropa is ready: (https?:\/\/\S+)\s/;
