import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startStandIn } from './testing/stand-in.js';

const project = join(__dirname, '..');
/** Outside the workspace, where no packages can be resolved. */
const folder = mkdtempSync(join(tmpdir(), 'tropa-contract-check-'));
const program = join(folder, 'contract-check.js');
const env = { ...process.env, NODE_OPTIONS: '' };

const runProgram = async (...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
  try {
    return { code: 0, ...(await promisify(execFile)(program, argv, { cwd: folder, env })) };
  } catch (error) {
    return error as never;
  }
};

beforeAll(async () => {
  const vite = join(project, '../../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: project,
    env,
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is one executable file that needs nothing but Node', () => {
  expect(readdirSync(folder)).toEqual(['contract-check.js']);
  const text = readFileSync(program, 'utf8');
  expect(text.split('\n')[0]).toBe('#!/usr/bin/env node');
  const imports = [...text.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name = '']) => name);
  expect(imports.filter((name) => !name.startsWith('node:'))).toEqual([]);
  expect(statSync(program).mode & 0o111).toBe(0o111);
});

test('exits with codes 0, 1 and 2', async () => {
  const standIn = await startStandIn((name, reply) => (name === 'getArticles' ? { ...reply, body: '{}' } : undefined));
  const right = await runProgram(standIn.address, '--only', 'getApiKey');
  expect([right.code, right.stdout.split('\n').at(-2)]).toEqual([
    0,
    '1 call: 1 as agreed, 0 checked by refusal, 0 differ, 0 skipped',
  ]);
  const wrong = await runProgram(standIn.address, '--only', 'getArticles');
  expect([wrong.code, wrong.stdout.split('\n').at(-2)]).toEqual([
    1,
    '1 call: 0 as agreed, 0 checked by refusal, 1 differs, 0 skipped',
  ]);
  await standIn.close();
  const dead = await runProgram(standIn.address);
  expect([dead.code, dead.stdout, dead.stderr]).toEqual([
    2,
    '',
    `Cannot reach ${standIn.address}/api/: connection refused.\n`,
  ]);
}, 30_000);
