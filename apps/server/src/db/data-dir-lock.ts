import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.js';

/** Distinguishes a running process from another one that got the same pid later (Linux; elsewhere the pid decides). */
const startTimeOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = (content: string): number | null => {
  const [pidText = '', startTime = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  return startTime === startTimeOf(pid) ? pid : null;
};

/** One level at a time: Node's own recursive mkdir never returns in places like /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/**
 * Locks the data folder for this process; the returned function releases it. The embedded database has no lock of its
 * own, and two writers would destroy it.
 * @throws StartError when another live process holds the folder, or when it cannot be written.
 */
export function lockDataDir(dataDir: string): () => void {
  const lockPath = join(dataDir, 'lock');
  const ownPath = join(dataDir, `lock.${process.pid}.${Date.now()}`);
  const content = `${process.pid} ${startTimeOf(process.pid)}\n`;
  try {
    makeFolder(dataDir);
    writeFileSync(ownPath, content);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used (${codeOf(error)}): set DATA_DIR.`);
  }
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        linkSync(ownPath, lockPath);
        return () => {
          try {
            if (readFileSync(lockPath, 'utf8') === content) unlinkSync(lockPath);
          } catch {
            // Already gone: nothing to release.
          }
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      dropStaleLock(lockPath, `${ownPath}.stale`, dataDir);
    }
    throw new StartError(`The data folder ${dataDir} is being locked by another process: try again.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} cannot be locked (${codeOf(error)}): set DATA_DIR.`);
  } finally {
    rmSync(ownPath, { force: true });
  }
}

/** Moves a dead process's lock away; if the second look shows a live one, it is put back. */
function dropStaleLock(lockPath: string, asidePath: string, dataDir: string): void {
  const refuse = (pid: number): never => {
    throw new StartError(
      `The data folder ${dataDir} is in use by process ${pid}: stop it, or set another DATA_DIR, or use DATABASE_URL.`,
    );
  };
  try {
    const holder = holderOf(readFileSync(lockPath, 'utf8'));
    if (holder !== null) refuse(holder);
    renameSync(lockPath, asidePath);
    const moved = holderOf(readFileSync(asidePath, 'utf8'));
    if (moved !== null) {
      linkSync(asidePath, lockPath);
      refuse(moved);
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(asidePath, { force: true });
  }
}
