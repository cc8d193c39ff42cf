/** What the packages import and do when a consumer imports them, checked outside the workspace. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import ts from 'typescript';
import { goOutside } from './outside.mjs';

const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
const jsdom = createRequire(import.meta.resolve('jest-environment-jsdom')).resolve('jsdom');

const outside = await goOutside();
await cp(new URL('probes', import.meta.url), resolve(outside.folder, 'probes'), { recursive: true });
const contract = await goOutside({
  only: (name) => name === '@tropa/api-client' || name === '@tropa/validation-ru',
  links: (name) => name === 'valibot',
});
after(() => Promise.all([outside.remove(), contract.remove()]));

const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const entries = outside.packages.flatMap(({ entries }) => entries.map(({ name }) => name));

/** Runs Node beside the packages, where they are resolved as in a consumer's project. */
const node = ({ folder }, ...words) => run(process.execPath, words, { cwd: folder, env });

for (const { name, manifest, files, read, declared } of outside.packages) {
  test(`${name}: every import of its code and types is declared`, () => {
    const undeclared = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => {
        const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(read(file), true, true);
        return [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => ({ file, fileName }));
      })
      // A command runs in Node; a lib must not depend on it.
      .filter(({ fileName }) => !fileName.startsWith('.') && !(manifest.bin && fileName.startsWith('node:')))
      .filter(({ fileName }) => ![...declared, manifest.name].includes(nameOf(fileName)))
      .map(({ file, fileName }) => `${file}: ${fileName}`);
    assert.deepEqual([...new Set(undeclared)], []);
  });
}

/** Neither components nor hooks, yet client-only: a slice over the store's calls, and a check of React's version. */
const serverless = [
  ...[
    'checkoutDialogs',
    'basketDialogRequested',
    'basketDialogClosed',
    'selectIsBasketDialogOpen',
    'selectAddedItem',
  ].map((name) => `@tropa/checkout: ${name}`),
  '@tropa/ui-kit: highPriority',
];

describe('an import', { concurrency: 2 }, () => {
  const traces = async (...words) => JSON.parse((await node(outside, 'probes/import-alone.mjs', ...words)).stdout);

  for (const entry of entries) {
    test(`${entry} comes into plain Node and leaves no trace there`, async () => {
      assert.deepEqual(await traces(entry), []);
    });
  }

  // Together: a document takes longer to make than all of them to come into it.
  for (const { name, entries: own } of outside.packages.filter((one) => one.entries.length > 0)) {
    test(`the entries of ${name} come into a document and leave no trace there`, async () => {
      assert.deepEqual(await traces(`--jsdom=${jsdom}`, ...own.map((entry) => entry.name)), []);
    });
  }

  for (const entry of ['@tropa/api-client/wire', '@tropa/api-client/contract', '@tropa/validation-ru']) {
    test(`${entry} needs neither React nor Redux`, async () => {
      const importing = (name) => node(contract, '--input-type=module', '-e', `await import('${name}')`);
      await importing(entry);
      await assert.rejects(importing('react'), /ERR_MODULE_NOT_FOUND/);
      await assert.rejects(importing('@tropa/api-client'), /ERR_MODULE_NOT_FOUND/);
    });
  }
});

test('a host of server components evaluates every entry; what renders or holds state is a reference, the rest works there', async () => {
  const forServers = entries.filter((entry) => !entry.endsWith('/testing'));
  const { stdout } = await node(outside, '--conditions=react-server', 'probes/server-graph.mjs', ...forServers);
  const report = JSON.parse(stdout);
  assert.deepEqual(Object.keys(report), forServers);

  const isOfClient = (name) => /^(use)?[A-Z][a-z]/.test(name);
  const evaluated = forServers.flatMap((entry) =>
    report[entry].server.filter(isOfClient).map((name) => `${entry}: ${name}`),
  );
  assert.deepEqual(evaluated, [], 'components and hooks without a directive');

  // The store, its endpoints and seeds are the client's; `/wire` and `/contract` are what a server reads of the contract.
  const ofStore = (entry, name) => entry === '@tropa/api-client' || serverless.includes(`${entry}: ${name}`);
  const referenced = forServers.flatMap((entry) =>
    report[entry].client
      .filter((name) => !isOfClient(name) && !ofStore(entry, name))
      .map((name) => `${entry}: ${name}`),
  );
  assert.deepEqual(referenced, [], 'texts and rules that a server cannot read');
  assert.deepEqual(report['@tropa/api-client/wire'].client, []);
  assert.deepEqual(report['@tropa/api-client/contract'].client, []);
  assert.deepEqual(report['@tropa/validation-ru'].client, []);
});
