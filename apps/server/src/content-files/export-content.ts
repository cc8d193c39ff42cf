import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Db } from '../db/schema.js';
import { readDemoContent } from '../demo/demo-content.js';
import { blockPages } from '../shop/content/page-path.js';
import type { DeliveryRules } from '../shop/delivery/delivery-rules.js';
import type { ShopIdentity } from '../shop/identity/identity.js';
import { deliveryFile } from './delivery-file.js';
import { byName, nameOf } from './item.js';
import type { Item, ItemKind } from './item.js';
import { readItems } from './read-items.js';

type Values = Record<string, unknown>;

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 });
const text = (head: Values, html: string): string => `---\n${yaml(head)}---\n${html}\n`;

/** What `shop.yaml` says. */
function shopFile({ freeDeliveryFrom, isDemo, menu, ...rest }: ShopIdentity): Values {
  return {
    ...(isDemo ? { demo: true } : {}),
    ...rest,
    ...(menu === null ? {} : { menu }),
    ...(freeDeliveryFrom === null ? {} : { delivery: { freeFrom: freeDeliveryFrom } }),
  };
}

/** Places that no folder has named yet get a name. */
function namesOf(items: readonly Item[], kind: ItemKind): Map<string, string> {
  const places = items.filter((item) => item.kind === kind);
  return new Map(places.map(({ key }, index) => [key, key.startsWith('?') ? `${kind}-${index + 1}` : key]));
}

/** Files of a content folder, by path. */
function filesOf(items: readonly Item[]): Map<string, string> {
  const files = new Map<string, string>();
  const of = (kind: ItemKind) => items.filter((item) => item.kind === kind);
  const cities = namesOf(items, 'city');
  const shops = namesOf(items, 'shop');
  const places = (kind: 'city' | 'shop', toRow: (key: string, value: Values) => Values) =>
    yaml(
      of(kind).map(({ key, value }) => {
        const { position: _, ...row } = value as Values;
        return toRow(key, row);
      }),
    );
  files.set('shop.yaml', yaml(shopFile(of('identity')[0]?.value as ShopIdentity)));
  files.set(
    'cities.yaml',
    places('city', (key, row) => ({ key: cities.get(key), ...row })),
  );
  files.set(
    'shops.yaml',
    places('shop', (key, row) => ({ key: shops.get(key), ...row, city: cities.get(String(row.city)) })),
  );
  for (const { value } of of('delivery')) files.set('delivery.yaml', yaml(deliveryFile(value as DeliveryRules)));
  const blocks = new Map(of('block').map(({ key, value }) => [key, value]));
  const pages = new Map(of('page').map(({ key, value }) => [key, value as Values]));
  for (const [key, value] of pages) {
    const { html, ...head } = value;
    const block = blockPages[key];
    const own = block === undefined ? html : (blocks.get(block) as { html?: unknown } | undefined)?.html;
    files.set(`pages${key.slice(0, -1)}.html`, text(head, String(own ?? '')));
  }
  const ofPages = new Set<string>(Object.values(blockPages));
  for (const [name, value] of blocks) if (!ofPages.has(name)) files.set(`blocks/${name}.yaml`, yaml(value));
  for (const { value } of of('sales')) files.set('sales.yaml', yaml(value));
  for (const { value } of of('synonyms')) files.set('synonyms.yaml', yaml(value));
  const galleries = of('gallery').map(({ key, value }) => [key, value]);
  if (galleries.length > 0) files.set('galleries.yaml', yaml(Object.fromEntries(galleries)));
  for (const { key, value } of of('article')) {
    const { html, img, isBig, publishedAt, ...head } = value as Values;
    files.set(`articles/${key}.html`, text({ ...head, date: publishedAt, picture: img, big: isBig }, String(html)));
  }
  return files;
}

/**
 * Writes the shop's content as a folder that `npm run content` accepts. Returns how many files it has.
 * @param folder must not exist yet, or be empty
 */
export async function exportContent(db: Db, folder: string): Promise<number> {
  const items = await readItems(db);
  const unsaid = await unsaidItems(items);
  const files = [...filesOf([...items, ...unsaid])];
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    const whole = join(folder, path);
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, content);
  };
  for (const [path, content] of files) await write(path, content);
  const own = await db.selectFrom('content_files').select(['name', 'content']).execute();
  const brought = unsaid.flatMap(({ kind, key: name, content }) =>
    kind === 'file' && content ? [{ name, content }] : [],
  );
  for (const { name, content } of [...own, ...brought]) await write(`files/${name}`, content);
  return files.length + own.length + brought.length;
}

/** A shop that has not set its identity shows these of the made-up shop; pages come with their texts. */
async function unsaidItems(items: readonly Item[]): Promise<Item[]> {
  if (items.some(({ kind }) => kind === 'identity')) return [];
  const known = byName(items);
  const texts: readonly string[] = Object.values(blockPages);
  const isWanted = ({ kind, key }: Item): boolean =>
    ['identity', 'page', 'file'].includes(kind) || (kind === 'block' && texts.includes(key));
  return (await readDemoContent()).filter((item) => isWanted(item) && !known.has(nameOf(item)));
}
