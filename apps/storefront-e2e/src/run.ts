/** Runs the browser suite against one freshly filled shop: `npm run e2e -w @tropa/storefront-e2e [-- parts of names]`. */
import { spawn } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startShop } from './support/shop.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));

const files = (await readdir(`${here}paths`))
  .filter((file) => file.endsWith('.e2e.ts') && isWanted(file))
  .map((file) => `src/paths/${file}`);

await mkdir(`${project}output`, { recursive: true });
const shop = process.env.SHOP_ADDRESS ? undefined : await startShop();
const child = spawn(process.execPath, ['--conditions=@tropa/source', '--import', 'tsx', '--test', '--test-concurrency=2', ...files], {
  cwd: project,
  env: { ...process.env, SHOP_ADDRESS: process.env.SHOP_ADDRESS ?? shop?.address },
  stdio: 'inherit',
});
const code = await new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
await shop?.stop();
process.exit(code);
