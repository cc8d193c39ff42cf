import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runStage } from './stage.mjs';

const node = (script) => [process.execPath, '-e', script];
const counting = { cwd: process.cwd(), countsItself: true, quiet: true };

test('counts what the command says of itself', async () => {
  assert.deepEqual(await runStage('a', node('console.log("# pass 2\\n# fail 0")'), counting), {
    passed: 2,
    failed: 0,
    skipped: 0,
  });
});

test('a command that fails without a failed test, or runs none, has failed', async () => {
  assert.equal((await runStage('b', node('console.log("# pass 2"); process.exit(3)'), counting)).failed, 1);
  assert.equal((await runStage('c', node(''), counting)).failed, 1);
  assert.equal((await runStage('d', ['no-such-program-here'], { ...counting, countsItself: false })).failed, 1);
});

test('a command that hangs is ended with the processes it started', async () => {
  const hanging = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log('child ' + child.pid);`;
  const { failed } = await runStage('e', node(hanging), { ...counting, limitMinutes: 1 / 60 });
  // The pipe closes only when the child of the child is gone too.
  assert.equal(failed, 1);
});
