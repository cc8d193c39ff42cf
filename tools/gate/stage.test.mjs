import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runStage } from './stage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tropa-stage-'));
after(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'results.json');
const node = (script) => [process.execPath, '-e', script];
const writing = (counts) =>
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(counts))});`;
const counting = { cwd: folder, results: [file] };

test('counts what the suites wrote of themselves, and nothing of an earlier run', async () => {
  writeFileSync(file, JSON.stringify({ passed: 99 }));
  const { passed, failed, skipped } = await runStage(
    'a',
    node(writing({ passed: 2, failed: 0, skipped: 1 })),
    counting,
  );
  assert.deepEqual({ passed, failed, skipped }, { passed: 2, failed: 0, skipped: 1 });
});

test('a command that fails without a failed test, or runs none, has failed', async () => {
  assert.equal((await runStage('b', node(`${writing({ passed: 2 })}process.exit(3)`), counting)).failed, 1);
  writeFileSync(file, JSON.stringify({ passed: 99 }));
  assert.equal((await runStage('c', node(''), counting)).failed, 1);
  assert.equal((await runStage('d', ['no-such-program-here'], { cwd: folder })).failed, 1);
});

test('a failed test fails a command that ends well', async () => {
  assert.equal((await runStage('e', node(writing({ passed: 2, failed: 1 })), counting)).failed, 1);
});

test('a command that hangs is ended with the processes it started', async () => {
  const beats = join(folder, 'beats');
  const child = `setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(beats)}, '.'), 20)`;
  const hanging = `
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]);
    setInterval(() => {}, 1000);`;
  assert.equal((await runStage('f', node(hanging), { cwd: folder, limitMinutes: 1 / 30 })).failed, 1);
  const { size } = statSync(beats);
  assert.ok(size > 0, 'the child of the child was at work');
  await new Promise((done) => setTimeout(done, 300));
  assert.equal(statSync(beats).size, size);
});

test('stages beside one another all end when the gate is interrupted', async () => {
  const [one, other] = ['one', 'other'].map((name) => join(folder, name));
  const beating = (beats) =>
    `['-e', ${JSON.stringify(`setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(beats)}, '.'), 20)`)}]`;
  const gate = `
    const { runStage } = await import(${JSON.stringify(new URL('stage.mjs', import.meta.url).href)});
    const run = (name, words) => runStage(name, [process.execPath, ...words], { cwd: ${JSON.stringify(folder)} });
    await Promise.all([run('g', ${beating(one)}), run('h', ${beating(other)})]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', gate], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (![one, other].every((beats) => existsSync(beats))) await new Promise((done) => setTimeout(done, 20));
  child.kill('SIGINT');
  assert.deepEqual(await ended, [130, null]);
  const sizes = () => [one, other].map((beats) => statSync(beats).size);
  await new Promise((done) => setTimeout(done, 100));
  const before = sizes();
  await new Promise((done) => setTimeout(done, 300));
  assert.deepEqual(sizes(), before);
});
