import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './public-packages.mjs';

const run = promisify(execFile);

/** Runs git in the workspace. @returns what it printed */
export const git = async (...words) => (await run('git', words, { cwd: root })).stdout.trim();

export const succeeds = (promise) =>
  promise.then(
    () => true,
    () => false,
  );

/** The option `skip` of tests that need a checkout with its history. */
export const skip = (await succeeds(git('rev-parse', '--is-inside-work-tree')))
  ? false
  : 'a release is made of commits, and this is no git checkout';
