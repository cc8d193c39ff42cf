import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { unknownFacts } from '../shop/content/page-facts.js';
import { blockPages, isPagePath } from '../shop/content/page-path.js';
import type { ShopIdentity } from '../shop/identity/identity.js';
import { cleanPageHtml, cleanValue } from '../shop/staff/clean-page-html.js';
import { blockNames, blockSchemas } from '../shop/staff/staff-content.js';
import { StaffRefusal } from '../shop/staff/staff-refusal.js';
import { ContentError, fault } from './content-error.js';
import { readDelivery } from './delivery-file.js';
import { FolderReader } from './folder-reader.js';
import type { Item } from './item.js';
import {
  articleSchema,
  citiesSchema,
  galleriesSchema,
  isKey,
  pageSchema,
  salesSchema,
  shopSchema,
  shopsSchema,
  synonymsSchema,
} from './schemas.js';

async function readShop(reader: FolderReader): Promise<void> {
  const said = await reader.yaml('shop.yaml', shopSchema);
  if (said === null) {
    if (!existsSync(join(reader.folder, 'shop.yaml')))
      reader.faults.push(fault('shop.yaml', null, 'is missing: it says who the shop is'));
    return;
  }
  const { index, seller, delivery, colours, menu, demo: isDemo, ...rest } = said;
  const value: ShopIdentity = {
    ...rest,
    index: {
      title: index.title || said.name,
      description: index.description || said.name,
      heading: index.heading || said.name,
    },
    seller,
    colours: colours ?? { light: {}, dark: {}, bar: '' },
    menu,
    freeDeliveryFrom: delivery.freeFrom ?? null,
    isDemo,
  };
  reader.items.push({ kind: 'identity', key: '', value });
}

async function readPlaces(reader: FolderReader): Promise<void> {
  const cities = await reader.yaml('cities.yaml', citiesSchema);
  const shops = await reader.yaml('shops.yaml', shopsSchema);
  const keys = new Set((cities ?? []).map(({ key }) => key));
  unique(
    reader,
    'cities.yaml',
    (cities ?? []).map(({ key }) => key),
  );
  unique(
    reader,
    'shops.yaml',
    (shops ?? []).map(({ key }) => key),
  );
  for (const [position, { key, coords, ...city }] of (cities ?? []).entries()) {
    reader.items.push({ kind: 'city', key, value: { ...city, coords, position: position + 1 } });
  }
  for (const [position, { key, ...shop }] of (shops ?? []).entries()) {
    if (cities !== null && !keys.has(shop.city))
      reader.faults.push(fault('shops.yaml', null, `${key}: there is no city ${shop.city} in cities.yaml`));
    reader.items.push({ kind: 'shop', key, value: { ...shop, position: position + 1 } });
  }
  const kinds = new Map<string, string>();
  for (const { key, city, type } of shops ?? []) {
    if ((kinds.get(city) ?? type) !== type)
      reader.faults.push(fault('shops.yaml', null, `${key}: a city has own shops or points of partners, not both`));
    kinds.set(city, type);
  }
}

function unique(reader: FolderReader, file: string, keys: readonly string[]): void {
  for (const key of new Set(keys.filter((one, index) => keys.indexOf(one) !== index)))
    reader.faults.push(fault(file, null, `${key}: two have this key`));
}

async function readPages(reader: FolderReader): Promise<void> {
  for (const name of await reader.list('pages', ['.md', '.html'])) {
    const file = `pages/${name}`;
    const path = `/${name.slice(0, -extname(name).length)}/`;
    if (!isPagePath(path)) {
      reader.faults.push(
        fault(
          file,
          null,
          'a page is pages/<name>.md or pages/about/<name>.md, small Latin letters, digits, - and _, and no name that the shop uses itself',
        ),
      );
      continue;
    }
    try {
      const { head, html } = await reader.readText(file, pageSchema);
      const block = blockPages[path];
      if (path === '/project/' && html !== '')
        throw new ContentError([fault(file, null, 'has its text in blocks/project.yaml: leave only the fields here')]);
      if (path !== '/project/' && html === '') throw new ContentError([fault(file, null, 'has no text')]);
      const unknown = unknownFacts(html);
      if (unknown.length > 0)
        throw new ContentError([fault(file, null, `knows nothing to put for ${unknown.join(', ')}`)]);
      reader.items.push({ kind: 'page', key: path, value: { ...head, html: block === undefined ? html : '' } });
      if (block !== undefined) reader.items.push({ kind: 'block', key: block, value: { html } });
    } catch (error) {
      reader.note(error);
    }
  }
}

async function readArticles(reader: FolderReader): Promise<void> {
  for (const name of await reader.list('articles', ['.md', '.html'])) {
    const file = `articles/${name}`;
    const slug = name.slice(0, -extname(name).length);
    try {
      if (!isKey(slug))
        throw new ContentError([
          fault(file, null, 'its name is its address: small Latin letters and digits with single hyphens'),
        ]);
      const { head, html } = await reader.readText(file, articleSchema);
      const { date, picture, big, ...rest } = head;
      reader.items.push({
        kind: 'article',
        key: slug,
        value: { ...rest, img: picture, isBig: big, publishedAt: date, html },
      });
    } catch (error) {
      reader.note(error);
    }
  }
}

async function readBlocks(reader: FolderReader): Promise<void> {
  const ofPages = new Set(Object.values(blockPages));
  for (const name of await reader.list('blocks', ['.yaml'])) {
    const file = `blocks/${name}`;
    const block = blockNames.find((one) => `${one}.yaml` === name && !ofPages.has(one));
    if (block === undefined) {
      reader.faults.push(
        fault(file, null, `there is no such block: ${blockNames.filter((one) => !ofPages.has(one)).join(', ')}`),
      );
      continue;
    }
    const value: unknown = await reader.yaml(file, blockSchemas[block]);
    if (value === null) continue;
    try {
      reader.items.push({ kind: 'block', key: block, value: cleanValue(value) });
    } catch (error) {
      if (!(error instanceof StaffRefusal)) throw error;
      reader.faults.push(fault(file, null, error.message));
    }
  }
  const sales = await reader.yaml('sales.yaml', salesSchema);
  if (sales !== null)
    reader.items.push({
      kind: 'sales',
      key: '',
      value: sales.map((sale) => ({ ...sale, html: cleanPageHtml(sale.html) })),
    });
  const galleries = await reader.yaml('galleries.yaml', galleriesSchema);
  for (const [name, gallery] of Object.entries(galleries ?? {}))
    reader.items.push({ kind: 'gallery', key: name, value: gallery });
  const synonyms = await reader.yaml('synonyms.yaml', synonymsSchema);
  if (synonyms !== null) reader.items.push({ kind: 'synonyms', key: '', value: synonyms });
}

async function readAll(reader: FolderReader): Promise<void> {
  const parts = new Set([
    'shop.yaml',
    'cities.yaml',
    'shops.yaml',
    'delivery.yaml',
    'sales.yaml',
    'galleries.yaml',
    'synonyms.yaml',
    'pages',
    'articles',
    'blocks',
    'files',
  ]);
  for (const name of await readdir(reader.folder)) {
    if (!parts.has(name) && !name.startsWith('.') && !/^readme/i.test(name))
      reader.faults.push(fault(name, null, `is not part of a content folder: ${[...parts].join(', ')}`));
  }
  // Files first: everything else may refer to them.
  await reader.readFiles();
  await readShop(reader);
  await readPlaces(reader);
  await readDelivery(reader);
  await readPages(reader);
  await readArticles(reader);
  await readBlocks(reader);
}

/** A content folder as items. @throws ContentError with all its faults */
export async function readFolder(folder: string): Promise<Item[]> {
  const isFolder = await stat(folder)
    .then((found) => found.isDirectory())
    .catch(() => false);
  if (!isFolder) throw new ContentError([`There is no folder ${folder}`]);
  const reader = new FolderReader(folder);
  await readAll(reader);
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return reader.items;
}
