import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const minimum = [20, 19];

/** Exits with one line when Node is too old for the workspace. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  console.error(`Node ${minimum.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether npm's record of node_modules matches the lock file; packages for other platforms may be missing. */
const isInstalled = (root) => {
  const installed = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(packages).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    if (present[path] === undefined) return optional === true;
    return link === true || present[path].version === version;
  });
};

/**
 * Runs `npm ci` when node_modules is missing or was installed from another lock file. The stamp is inside node_modules,
 * so removing the folder removes it too.
 */
export function ensureInstalled(root) {
  checkNode();
  const lock = createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
  const stamp = resolve(root, 'node_modules/.tropa-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (isInstalled(root)) {
    writeFileSync(stamp, lock);
    return;
  }
  console.log('Installing packages (npm ci) …');
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (status !== 0) {
    console.error('npm ci failed: the lines above say why.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
