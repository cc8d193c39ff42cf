import { localAddress, spawnUntil } from '../../machine/spawn-until.mjs';

/**
 * Starts a server that is a command of its own, and waits for the address that it prints. It is a process group: a
 * command may start others.
 * @returns that address, and `stop`
 */
export async function startServer(command, words, { cwd, env }) {
  const { match, child, ended } = await spawnUntil(localAddress, [command, ...words], { cwd, env, detached: true });
  return {
    address: match[0],
    async stop() {
      // Some wait for open connections to close first.
      if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
