/** Prints `apps/server/documents/sale-terms.html` as the PDF of the demo shop: run it after changing the text. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromiumArgs, chromiumHint, findChromium } from '../machine/chromium.mjs';

const source = fileURLToPath(new URL('../../apps/server/documents/sale-terms.html', import.meta.url));
const target = fileURLToPath(new URL('../../apps/server/demo-content/files/sale-terms.pdf', import.meta.url));

const chromium = findChromium();
if (!chromium) throw new Error(chromiumHint);

const { status, stderr } = spawnSync(
  chromium,
  [
    ...chromiumArgs,
    '--headless',
    // The fonts of the shop are files next to the page, not embedded in it.
    '--allow-file-access-from-files',
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    '--virtual-time-budget=5000',
    `--print-to-pdf=${target}`,
    pathToFileURL(source).href,
  ],
  { encoding: 'utf8', timeout: 60_000 },
);
if (status !== 0) throw new Error(`Chromium could not print: ${stderr}`);
console.warn(`${target}: ${statSync(target).size} bytes`);
