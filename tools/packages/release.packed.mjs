/** A dry run of a release: it reports what it would do and does nothing. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { publicPackages, root } from './public-packages.mjs';

const run = promisify(execFile);
const hasGit = await run('git', ['rev-parse', '--is-inside-work-tree'], { cwd: root }).then(
  () => true,
  () => false,
);
const withoutGit = hasGit ? false : 'a release is made of commits, and this is no git checkout';
const statusOf = async () => (await run('git', ['status', '--porcelain'], { cwd: root })).stdout;

test(
  'every package and their mutual dependencies get one version; a dry run leaves no trace',
  { skip: withoutGit },
  async () => {
    const before = await statusOf();
    const script = fileURLToPath(new URL('release.mjs', import.meta.url));
    const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, [script, '3.2.1', '--dry-run', '--first-release'], {
      cwd: root,
      env,
      maxBuffer: 2 ** 26,
    });
    const said = stripVTControlCharacters(stdout);

    const packages = publicPackages();
    for (const { name, folder } of packages) {
      const manifest = `${folder.slice(root.length + 1).replaceAll('\\', '/')}/package.json`;
      assert.ok(said.includes(`New version 3.2.1 written to manifest: ${manifest}`), `${name}: version`);
      assert.ok(said.includes(`Would publish ${name} 3.2.1`), `${name}: publishing`);
    }
    const asked = packages
      .flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))
      .filter((name) => name.startsWith('@tropa/'));
    const renewed = said.match(/^\+ .*"@tropa\/[^"]+": "3\.2\.1"/gm) ?? [];
    assert.ok(asked.length > 10 && renewed.length >= asked.length, `${renewed.length} of ${asked.length} peers follow`);
    assert.equal(await statusOf(), before);
  },
);
