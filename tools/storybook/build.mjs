/**
 * `build-storybook`: the static Storybook in ./storybook-static, ready for a server with a strict
 * Content-Security-Policy.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutInlineScripts } from '../build/inline-scripts.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = `${here}storybook-static`;
const storybook = fileURLToPath(new URL('../../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url));

const { status } = spawnSync(process.execPath, [storybook, 'build', '-o', folder, '--disable-telemetry'], {
  cwd: here,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

for (const page of ['index', 'iframe']) {
  const html = withoutInlineScripts(readFileSync(`${folder}/${page}.html`, 'utf8'), (text, number) => {
    writeFileSync(`${folder}/${page}-${number}.js`, text);
    return `./${page}-${number}.js`;
  });
  writeFileSync(
    `${folder}/${page}.html`,
    html
      .replace('<html lang="en">', '<html lang="ru">')
      .replace(/<title>[^<]*<\/title>/, '<title>Тропа: компоненты</title>'),
  );
}
