import { spawn } from 'node:child_process';

/**
 * Starts a server that is a command of its own, and waits for the address that it prints. It is a process group: a
 * command may start others.
 * @returns that address, and `stop`
 */
export const startServer = (command, words, { cwd, env }) =>
  new Promise((done, fail) => {
    const child = spawn(command, words, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const gone = new Promise((end) => child.once('exit', end));
    const stop = async () => {
      // Some wait for open connections to end first.
      if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await gone;
    };
    const take = (chunk) => {
      output += chunk;
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output)?.[0];
      if (address) done({ address, stop });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${command} ended with ${code}:\n${output}`)));
  });
