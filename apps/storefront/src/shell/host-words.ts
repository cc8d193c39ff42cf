import { defaultAddresses, type ShopAddresses } from '@tropa/api-client';
import type { TextsDictionary } from '@tropa/ui-kit';

/** What a page may override: the texts of components, and where the pages of its shop are. */
export interface HostWords {
  readonly texts?: TextsDictionary;
  readonly addresses?: Partial<ShopAddresses>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fitting<Value>(
  said: unknown,
  name: string,
  fits: (key: string, value: unknown) => boolean,
  wanted: string,
): Readonly<Record<string, Value>> | undefined {
  if (said == null) return undefined;
  if (!isRecord(said)) {
    console.error(`${name} is ignored: it must be an object.`);
    return undefined;
  }
  const [good, bad] = [true, false].map((isGood) =>
    Object.entries(said).filter(([key, value]) => fits(key, value) === isGood),
  ) as [[string, Value][], [string, unknown][]];
  for (const [key] of bad) console.error(`${name}.${key} is ignored: ${wanted}.`);
  return Object.fromEntries(good);
}

/**
 * Reads `texts` and `addresses`, which `_config` has for all widgets and `data-props` for one. Invalid values are
 * reported and ignored.
 *
 * @param where how a message names their place: `_config`.
 */
export function readHostWords(said: unknown, where: string): HostWords {
  if (!isRecord(said)) return {};
  const texts = fitting<Record<string, unknown>>(
    said.texts,
    `${where}.texts`,
    (_, value) => isRecord(value),
    'the texts of a component are an object, for example {"addToBasket": {"add": "Купить"}}',
  );
  const addresses = fitting<string>(
    said.addresses,
    `${where}.addresses`,
    (page, value) => Object.hasOwn(defaultAddresses, page) && typeof value === 'string' && value !== '',
    `an address is a text under one of ${Object.keys(defaultAddresses).join(', ')}`,
  );
  return { ...(texts && { texts }), ...(addresses && { addresses }) };
}

/**
 * The words of a page that has no shop at its own origin (`data-api`): what it names no address for links to the shop,
 * where the pages are.
 *
 * @param shop URL of the shop, without a slash at its end; without it the addresses stay the page's own.
 */
export function wordsOfShop(words: HostWords, shop: string | undefined): HostWords {
  if (shop === undefined) return words;
  const ofShop = Object.entries(defaultAddresses as unknown as Record<string, string>).map(([page, address]) => [
    page,
    shop + address,
  ]);
  return { ...words, addresses: { ...(Object.fromEntries(ofShop) as Partial<ShopAddresses>), ...words.addresses } };
}
