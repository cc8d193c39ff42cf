import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's folders, the newest first; elsewhere what is in PATH. */
function findBinaries() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder)
    ? readdirSync(folder)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const found = versions.map((version) => `${folder}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
  return found ? `${found}/` : '';
}

/** PostgreSQL does not run as root: then it runs as its own user. */
const isRoot = process.getuid?.() === 0;

/**
 * A primary and a streaming replica of it on this machine, in folders below `folder`.
 * @throws when PostgreSQL's programs are missing.
 */
export function startPostgresPair(folder, { primaryPort, replicaPort }) {
  const bin = findBinaries();
  const run = (program, args) => {
    const [file, ...all] = isRoot
      ? ['runuser', '-u', 'postgres', '--', `${bin}${program}`, ...args]
      : [`${bin}${program}`, ...args];
    return execFileSync(file, all, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  };
  mkdirSync(folder, { recursive: true });
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const stop = (data, mode) => run('pg_ctl', ['stop', '-w', '-m', mode, '-D', data]);
  const options = (port) => ['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`];

  run('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  run('pg_ctl', ['start', '-w', '-D', primary, '-l', `${primary}.log`, ...options(primaryPort)]);
  run('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-U',
    'postgres',
    '-D',
    replica,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  const startReplica = () =>
    run('pg_ctl', ['start', '-w', '-D', replica, '-l', `${replica}.log`, ...options(replicaPort)]);
  startReplica();
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${primaryPort}/${database}`,
    readUrl: (database) => `postgres://postgres@127.0.0.1:${replicaPort}/${database}`,
    /** Like a failing machine: without notice to anyone. */
    stopReplica: () => stop(replica, 'immediate'),
    startReplica,
    stopPrimary: () => stop(primary, 'immediate'),
    stop() {
      for (const data of [replica, primary]) {
        try {
          stop(data, 'immediate');
        } catch {
          // It is not running.
        }
      }
    },
  };
}
