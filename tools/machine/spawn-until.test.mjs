import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localAddress, shopIsReady, spawnUntil } from './spawn-until.mjs';

const node = (script) => [process.execPath, '-e', script];

test('a program that says where it serves is handed over while it runs', async () => {
  const script = `console.log('starting'); setTimeout(() => console.log('at http://127.0.0.1:4300/'), 20); setInterval(() => {}, 1000)`;
  const { match, child, output, ended } = await spawnUntil(localAddress, node(script), {});
  assert.equal(match[0], 'http://127.0.0.1:4300');
  assert.match(output(), /^starting/);
  child.kill('SIGKILL');
  assert.equal(await ended, 'SIGKILL');
});

test('an address that comes in pieces is waited for', async () => {
  const script = `process.stdout.write('at http://127.0.0.1:43'); setTimeout(() => console.log('00/'), 50); setInterval(() => {}, 1000)`;
  const { match, child } = await spawnUntil(localAddress, node(script), {});
  assert.equal(match[0], 'http://127.0.0.1:4300');
  child.kill('SIGKILL');
});

test('the ready line of the shop is told from other addresses', () => {
  const output = 'files: bucket at http://localhost:9000\nTropa is ready: http://127.0.0.1:4300\n';
  assert.equal(shopIsReady.exec(output)?.[1], 'http://127.0.0.1:4300');
});

test('a program that ends before is a failure with its output', async () => {
  await assert.rejects(
    spawnUntil(/never/, node(`console.error('no port'); process.exit(3)`), {}),
    /ended with 3:\nno port/,
  );
});

test('a program that is not there is a failure', async () => {
  await assert.rejects(spawnUntil(/never/, ['./no-such-program'], {}), /ENOENT/);
});
