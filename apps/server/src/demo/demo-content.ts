import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Item } from '../content-files/item.js';
import { readFolder } from '../content-files/read-folder.js';
import type { OwnPage } from '../shop/content/own-pages.js';
import type { ShopIdentity } from '../shop/identity/identity.js';

/** Sources and chunks of the build are two folders below the server, programs of the build one. */
const places = ['../../demo-content', '../demo-content'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The content of the demo shop: a folder like that of any other shop (docs/own-shop.md). */
export const demoFolder = places.find((path) => existsSync(path)) ?? '';

let reading: Promise<readonly Item[]> | undefined;

/** All of it, read once. */
export const readDemoContent = (): Promise<readonly Item[]> => (reading ??= readFolder(demoFolder));

const ofKind = async (kind: Item['kind']): Promise<readonly Item[]> =>
  (await readDemoContent()).filter((item) => item.kind === kind);

/** Who the made-up shop is. */
export const readDemoIdentity = async (): Promise<ShopIdentity> => (await ofKind('identity'))[0]?.value as ShopIdentity;

/** Its pages of text. */
export const readDemoPages = async (): Promise<OwnPage[]> =>
  (await ofKind('page')).map(({ key: path, value }) => {
    return { heading: '', ...(value as Omit<OwnPage, 'path' | 'heading' | 'changed'>), path, changed: '' };
  });

/** A file of it. */
export const readDemoFile = async (name: string): Promise<Item | undefined> =>
  (await ofKind('file')).find(({ key }) => key === name);

const rowsOf = <Row>(file: string): Row[] => parse(readFileSync(join(demoFolder, file), 'utf8')) as Row[];

let names: readonly string[] | undefined;

/** Names of its cities, for code that writes about goods before there is a database. */
export const demoCityNames = (): readonly string[] =>
  (names ??= rowsOf<{ title: string }>('cities.yaml').map(({ title }) => title));

let numbers: readonly number[] | undefined;

/** Its own shops, which have goods in stock, by their position in the file from 1: the ids that they get. */
export const demoShopNumbers = (): readonly number[] =>
  (numbers ??= rowsOf<{ type: string }>('shops.yaml').flatMap(({ type }, index) =>
    type === 'shops' ? [index + 1] : [],
  ));
