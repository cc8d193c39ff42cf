/** Runs the browser suite against one freshly filled shop: `npm run e2e -w @tropa/storefront-e2e [-- parts of names]`. */
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startShop } from './support/shop.js';
import { runSuite, type SuiteResult } from './support/suite.js';

/**
 * So many files get a second look. A real browser on a crowded machine fails once in a few thousand steps for no
 * fault of the shop; a fault of the shop fails again, and fails in more places.
 */
const secondLooks = 3;

const here = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part));

/** Runs the files against a shop of their own, or against the one that the caller named. */
async function look(files: readonly string[], concurrency: number): Promise<SuiteResult> {
  const named = process.env.SHOP_ADDRESS;
  if (named) return runSuite(files, concurrency);
  const shop = await startShop();
  process.env.SHOP_ADDRESS = shop.address;
  try {
    return await runSuite(files, concurrency);
  } finally {
    delete process.env.SHOP_ADDRESS;
    await shop.stop();
  }
}

process.chdir(project);
await mkdir('output', { recursive: true });
const files = (await readdir(`${here}paths`))
  .filter((file) => file.endsWith('.e2e.ts') && isWanted(file))
  .map((file) => `${here}paths/${file}`);

const first = await look(files, 2);
const again = [...new Set(first.failures.map(({ file }) => file))];
let { failures } = first;
if (again.length > 0 && again.length <= secondLooks) {
  console.log(`\nA second look, one at a time: ${again.map((file) => file.slice(here.length)).join(', ')}`);
  failures = (await look(again, 1)).failures;
  for (const { name } of first.failures) {
    if (failures.every((failure) => failure.name !== name))
      console.log(`unsteady: ${name} failed once and passed then`);
  }
}
const passed = first.passed + Math.max(0, first.failures.length - failures.length);
console.log(`\n${passed} passed, ${failures.length} failed, ${first.skipped} skipped`);
process.exit(failures.length > 0 ? 1 : 0);
