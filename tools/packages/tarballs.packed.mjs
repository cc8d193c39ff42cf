/** What the tarballs contain, and whether consumers' tools can resolve it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { posix, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { goOutside } from './outside.mjs';
import { publicPackages, root } from './public-packages.mjs';

const run = promisify(execFile);
const attw = fileURLToPath(
  new URL('dist/index.js', pathToFileURL(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json'))),
);
const outside = await goOutside();
after(() => outside.remove());

/** Packages that keep state or identity in a module: with two copies of one a page has two stores, two Reacts, two kinds of schema. */
const STATEFUL = ['react', 'react-dom', 'redux', '@reduxjs/toolkit', 'react-redux', 'react-hook-form', 'valibot'];

/** URL of the repository: defined once, in the package.json of the workspace. */
const { homepage, bugs, repository } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const address = homepage.replace(/#.*$/, '');
const placeOf = new Map(
  publicPackages().map(({ name, folder }) => [name, folder.slice(root.length + 1).replaceAll('\\', '/')]),
);

/** A module that only re-exports has nothing to map. */
const onlyNames = (code) =>
  code.replaceAll(/^('use client';|import [^;]+;|export \{[^}]*\}[^;]*;|)$/gm, '').trim() === '';

test('there are packages to check', () => assert.ok(outside.packages.length >= 8));

for (const { name, manifest, files, read, folder } of outside.packages) {
  describe(name, { concurrency: 2 }, () => {
    test('publint finds nothing', async () => {
      const tarball = await readFile(outside.tarballs[name]);
      const { messages, pkg } = await publint({
        pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
        strict: true,
      });
      assert.deepEqual(
        messages.map((message) => formatMessage(message, pkg)),
        [],
      );
    });

    test(
      'types resolve in Node and in bundlers',
      { skip: manifest.exports ? false : 'a command, no types' },
      async () => {
        const styles = Object.keys(manifest.exports).filter((entry) => /\.css$|\*\.json$/.test(entry));
        const words = [attw, outside.tarballs[name], '--profile', 'esm-only', '--format', 'ascii', '--no-color'];
        await run(process.execPath, [
          ...words,
          ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
        ]).catch((error) => assert.fail(`${error.stdout}${error.stderr}`));
      },
    );

    test('it contains its documents and the build, and nothing else', () => {
      for (const paper of ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json'])
        assert.ok(files.includes(paper), paper);
      const strange = files
        .filter(
          (file) =>
            !/^(README\.md|CHANGELOG\.md|LICENSE|package\.json|dist\/.+\.(js|js\.map|d\.ts|css)|tokens\/[\w.-]+\.json)$/.test(
              file,
            ) || /\.(test|stories)\.|(^|\/)__/.test(file),
        )
        .concat(files.filter((file) => /(^|\/)testing\/|\.fixtures\./.test(file) && !manifest.exports?.['./testing']));
      assert.deepEqual(strange, []);
    });

    test('its test helpers are only reachable from ./testing', () => {
      const isHelper = (file) => /(^|\/)testing(\/|\.)|\.fixtures\./.test(file);
      const leaks = files
        .filter((file) => /\.(js|d\.ts)$/.test(file) && !isHelper(file))
        .flatMap((file) =>
          [...read(file).matchAll(/(?:from|import\()\s*["'](\.[^"']+)["']/g)].map(([, target]) => ({ file, target })),
        )
        .filter(({ file, target }) => isHelper(posix.join(posix.dirname(file), target)))
        .map(({ file, target }) => `${file}: ${target}`);
      assert.deepEqual(leaks, []);
    });

    test('every module has a source map with its source, and no file contains paths of the build machine', () => {
      // Nobody debugs a command-line program.
      const modules = files.filter((file) => file.endsWith('.js') && file.startsWith('dist/') && !manifest.bin);
      const lost = modules.filter((file) => {
        if (!files.includes(`${file}.map`)) return !onlyNames(read(file));
        const { sources, sourcesContent, mappings } = JSON.parse(read(`${file}.map`));
        const isAbsolute = sources.some((source) => /^(\/|[A-Za-z]:|file:)/.test(source));
        return (
          isAbsolute ||
          !read(file).includes(`//# sourceMappingURL=${posix.basename(file)}.map`) ||
          (mappings !== '' && sourcesContent?.length !== sources.length)
        );
      });
      assert.deepEqual(lost, []);
      assert.deepEqual(
        files.filter((file) => read(file).includes(root)),
        [],
      );
    });

    test('a directive comes first, and its source map begins below it', () => {
      const broken = files
        .filter((file) => file.endsWith('.js') && /^\s*['"]use client['"]/m.test(read(file)))
        .filter(
          (file) =>
            !read(file).startsWith("'use client';\n") || !JSON.parse(read(`${file}.map`)).mappings.startsWith(';'),
        );
      assert.deepEqual(broken, []);
    });

    test('its package.json is for consumers', () => {
      for (const field of ['scripts', 'devDependencies', 'nx', 'private', 'main', 'module', 'types'])
        assert.equal(manifest[field], undefined, field);
      assert.equal(manifest.type, 'module');
      for (const field of ['description', 'license', 'engines']) assert.ok(manifest[field], field);
      assert.deepEqual(manifest.publishConfig, { access: 'public' });
    });

    test('it names its repository, where to report a bug, and what it is about', () => {
      const place = placeOf.get(name);
      assert.deepEqual(manifest.repository, { ...repository, directory: place });
      assert.equal(manifest.homepage, `${address}/tree/main/${place}#readme`);
      assert.deepEqual(manifest.bugs, bugs);
      assert.ok(manifest.keywords.length >= 5 && manifest.keywords.length === new Set(manifest.keywords).size);
    });

    test('links in its README work wherever it is read, and are not dead', () => {
      const targets = [...read('README.md').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
      const isWhole = (target) => /^(https:\/\/|#)/.test(target);
      assert.deepEqual(
        targets.filter((target) => !isWhole(target)),
        [],
      );
      const own = targets.filter((target) => target.startsWith(`${address}/`));
      const lost = own.filter((target) => {
        const path = /^\/(?:blob|tree)\/main\/([^#]+)/.exec(target.slice(address.length))?.[1];
        return path === undefined || !existsSync(resolve(root, path));
      });
      assert.deepEqual(lost, []);
    });

    test('its changelog says what its version brings', () => {
      const [newest] = read('CHANGELOG.md').split(/^(?=## )/m);
      assert.match(newest, new RegExp(`^## ${manifest.version.replaceAll('.', '\\.')}\\b`));
      assert.match(newest, /^- \S|^This was a version bump only/m);
    });

    test(
      'exports: types first, then code; nothing of the workspace',
      { skip: manifest.exports ? false : 'a command' },
      () => {
        for (const [entry, target] of Object.entries(manifest.exports)) {
          if (typeof target === 'string') assert.match(entry, /\.(css|json)$/);
          else assert.deepEqual(Object.keys(target), ['types', 'default'], entry);
        }
        assert.equal(manifest.exports['./package.json'], './package.json');
        const hasStyles = files.some((file) => file.endsWith('.css'));
        assert.equal('./styles.css' in manifest.exports && './styles.layer.css' in manifest.exports, hasStyles);
      },
    );

    test('sideEffects: style sheets where it has them, else none', () => {
      const isLib = manifest.exports !== undefined;
      assert.deepEqual(
        manifest.sideEffects,
        !isLib ? undefined : files.some((file) => file.endsWith('.css')) ? ['**/*.css'] : false,
      );
    });

    test('what has state is a peer, for both React versions', () => {
      const own = Object.keys(manifest.dependencies ?? {});
      assert.deepEqual(
        own.filter((dependency) => STATEFUL.includes(dependency) || dependency.startsWith('@tropa/')),
        [],
      );
      const { react, 'react-dom': reactDom } = manifest.peerDependencies ?? {};
      for (const range of [react, reactDom]) if (range !== undefined) assert.equal(range, '>=18.3.0 <20');
      const pinned = Object.entries(manifest.dependencies ?? {}).filter(([, range]) => !/(^|@)\^/.test(range));
      assert.deepEqual(pinned, [], 'an exact version keeps repairs of others from the host');
    });

    test('our packages accept one another in this version and all compatible ones', () => {
      const ours = Object.entries(manifest.peerDependencies ?? {}).filter(([peer]) => peer.startsWith('@tropa/'));
      for (const [peer, range] of ours) assert.equal(range, `^${manifest.version}`, peer);
    });

    test('README names the package and shows code that imports it', () => {
      const readme = read('README.md');
      assert.ok(readme.startsWith(`# ${name}\n`), folder);
      assert.match(readme, manifest.exports ? new RegExp(`\`\`\`tsx?\\n[^\`]*from '${name}`) : /```/);
    });
  });
}
