import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pages, root } from '../support/readme.mjs';
import { run } from '../support/run.mjs';
import { createFolder, environment } from '../support/site.mjs';
import { startServer } from '../support/start-server.mjs';
import { checkInTheDark, searchFor } from './common.mjs';

/** Answers prompts and avoids waiting: none of it changes what the commands do. */
const patience = {
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_loglevel: 'error',
};

/** The section's commands and files; the neighbouring folder and the shop's address are the test's own. */
async function readSection(folder, shop) {
  const { blocks } = (await pages()).find(({ name }) => name === 'docs-quick-start');
  const own = (text) => text.replaceAll('../my-site', relative(root, folder)).replaceAll('http://127.0.0.1:4200', shop);
  const section = blocks
    .filter(({ heading }) => heading.startsWith('The search box'))
    .map((block) => ({ ...block, code: own(block.code) }));
  const shells = section.filter(({ language }) => language === 'sh').map(({ code }) => code);
  return { prepare: shells[0], start: shells[1]?.trim(), files: section.filter(({ file }) => file) };
}

async function walkTheBox(page) {
  await page.goto('/');
  assert.ok((await searchFor(page, 'лыжи')) > 1);
  const field = await page.getByRole('search').boundingBox();
  const list = await page.getByRole('listbox', { name: 'Найденные товары' }).boundingBox();
  assert.ok(list.y >= field.y + field.height && list.height > 100, 'the dropdown hangs under the field');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.getByRole('option', { selected: true }).count(), 1);

  // The template follows the system, and the shop's parts with it.
  await checkInTheDark(page);
}

/** Follows the quick start word for word, starting from an empty folder. */
export async function fiveMinutes(world) {
  const folder = join(await createFolder('five'), 'my-site');
  const { prepare, start, files } = await readSection(folder, world.shop);
  const env = { ...environment(), ...patience };
  await run('sh', ['-e', '-c', prepare], { cwd: root, env });
  assert.deepEqual(
    files.map(({ file }) => file),
    ['src/App.tsx', 'vite.config.ts', 'index.html'],
  );
  for (const { file, code } of files) await writeFile(join(folder, file), code);
  await run('npm', ['run', 'build'], { cwd: folder, env });
  const [command, ...words] = `${start} -- --host 127.0.0.1 --port ${world.freePort}`.split(' ');
  const server = await startServer(command, words, { cwd: folder, env: { ...env, NO_COLOR: '1' } });
  try {
    await world.walk(server.address, walkTheBox);
  } finally {
    await server.stop();
  }
}
