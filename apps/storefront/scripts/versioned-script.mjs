/**
 * The script for pages of other servers under a name whose content never changes, beside the one that is updated with
 * the shop: copies of it and of its two style sheets, and the tags for a page that checks the integrity of what it
 * loads.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';

const floating = ['tropa.js', 'tropa.css', 'tropa-plain.css'];

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** `tropa-plain.css` of version `-0.1.0-1a2b3c4d` is `tropa-0.1.0-1a2b3c4d-plain.css`: see `embedded-sheet.ts`. */
const versioned = (name, version) => name.replace(/^tropa/, `tropa-${version}`);

/**
 * The two tags. An import map applies to modules that are loaded later too: every chunk is checked, whenever it comes.
 * The hashes of style sheets beside them are for the script, which loads those: see `sheet-integrity.ts`.
 *
 * @param hashes integrity by file name.
 */
const tagsOf = (script, hashes) => {
  const files = Object.keys(hashes).filter((name) => name !== script);
  const integrity = Object.fromEntries(files.map((name) => [`/assets/${name}`, hashes[name]]));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>
<script type="module" src="/assets/${script}" integrity="${hashes[script]}" crossorigin="anonymous"></script>
`;
};

/**
 * Writes the copies into the folder of assets, and `tropa.html` with the tags into the one above it.
 *
 * @param folder URL of the built assets, with a slash at its end.
 * @param version of the storefront.
 * @returns name of the versioned script.
 */
export async function writeVersionedScript(folder, version) {
  const contents = await Promise.all(floating.map((name) => readFile(new URL(name, folder))));
  const hash = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 8);
  const copies = floating.map((name) => versioned(name, `${version}-${hash}`));
  await Promise.all(copies.map((name, index) => writeFile(new URL(name, folder), contents[index])));

  const script = copies[0];
  const loaded = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name) && !floating.includes(name)).sort();
  const hashes = await Promise.all(
    loaded.map(async (name) => [name, integrityOf(await readFile(new URL(name, folder)))]),
  );
  await writeFile(new URL('../tropa.html', folder), tagsOf(script, Object.fromEntries(hashes)));
  return script;
}
