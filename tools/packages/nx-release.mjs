import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { root } from './public-packages.mjs';

const nx = resolve(root, 'node_modules/nx/dist/bin/nx.js');
const settings = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NODE_OPTIONS: '' };

/**
 * Runs `nx release …` in the workspace.
 * @returns all that it prints, without colours
 * @throws with that when it fails
 */
export function nxRelease(words, env = {}) {
  const options = { cwd: root, env: { ...process.env, ...settings, ...env }, maxBuffer: 2 ** 26 };
  const said = ({ stdout, stderr }) => stripVTControlCharacters(`${stdout}${stderr}`);
  return promisify(execFile)(process.execPath, [nx, 'release', ...words], options).then(said, (error) =>
    assert.fail(said(error)),
  );
}
