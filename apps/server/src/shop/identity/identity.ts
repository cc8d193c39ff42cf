import type { Db } from '../../db/schema.js';

/** A link as header and footer show it. */
export interface ShopLink {
  readonly title: string;
  readonly link: string;
}

/** Who sells: what the law requires on every page of a shop (Постановление № 2463, статья 9 ЗоЗПП). */
export interface Seller {
  readonly name: string;
  readonly ogrn: string;
  readonly inn: string;
  readonly address: string;
  /** Where claims go; '' in the demo shop. */
  readonly email: string;
}

/** Links of the header and of the footer's columns, instead of the usual ones. */
export interface ShopMenu {
  readonly header: readonly ShopLink[];
  readonly footer: readonly { readonly title: string; readonly links: readonly ShopLink[] }[];
  /** Links to documents below the footer; without: all that there are. */
  readonly documents?: readonly ShopLink[] | undefined;
}

/** Who the shop is: everything by which a visitor tells it from another shop of the same build. */
export interface ShopIdentity {
  readonly name: string;
  /** Title, description and main heading of the index page. */
  readonly index: { readonly title: string; readonly description: string; readonly heading: string };
  /** A sentence under the logo of the footer; '' leaves it out. */
  readonly slogan: string;
  readonly phone: string;
  /** When the phone is answered; '' leaves it out. */
  readonly hours: string;
  readonly seller: Seller;
  /** Address of the logo; '': the name in letters, in the demo shop with its sign. */
  readonly logo: string;
  /** Address of the tab's icon; '': none. */
  readonly icon: string;
  /** What is shown when a page without a picture of its own is shared; '': nothing. */
  readonly picture: string;
  /** Values of colour tokens by their names, `primary`; `bar`: of the browser's own bars. */
  readonly colours: {
    readonly light: Readonly<Record<string, string>>;
    readonly dark: Readonly<Record<string, string>>;
    readonly bar: string;
  };
  readonly socials: readonly ShopLink[];
  /** null: the usual links, as far as their pages exist. */
  readonly menu: ShopMenu | null;
  /** Where the workshop is, as the form of the service offers it. */
  readonly workshops: readonly string[];
  /** schema.org type of the shops: `SportingGoodsStore`. */
  readonly storeType: string;
  /** IANA zone of the shop's clock, and how letters name it: «по времени Тюмени». */
  readonly time: { readonly zone: string; readonly words: string };
  /** Orders above this sum, in roubles, are delivered free; null: as S2 §9 says. */
  readonly freeDeliveryFrom: number | null;
  /** Whether this is the made-up shop of the demo. */
  readonly isDemo: boolean;
}

/** Loaded by the few shops that need it. */
const readDemo = async (): Promise<ShopIdentity> => (await import('../../demo/demo-content.js')).readDemoIdentity();

const readSaid = async (db: Db): Promise<ShopIdentity | undefined> =>
  (await db.selectFrom('shop_identity').select('value').executeTakeFirst())?.value as ShopIdentity | undefined;

/** Whether the owner has given the shop a name; the name of the demo shop does not count. */
const isNamed = async (said: ShopIdentity | undefined): Promise<boolean> =>
  said !== undefined && !(said.isDemo && said.name === (await readDemo()).name);

/** Whether the owner of this shop has named it. */
export const isNamedByOwner = async (db: Db): Promise<boolean> => isNamed(await readSaid(db));

/**
 * Who the shop is by its database. Where nobody has said, it is the made-up shop of the demo, under the name that the
 * feed of its goods gives.
 */
export async function readIdentity(db: Db): Promise<ShopIdentity> {
  const said = await readSaid(db);
  if (said !== undefined && (await isNamed(said))) return said;
  const demo = said ?? (await readDemo());
  const goods = await db.selectFrom('settings').select('value').where('key', '=', 'goods').executeTakeFirst();
  const { source, shop: name = '' } = (goods?.value ?? {}) as { source?: string; shop?: string };
  if (source !== 'import' || name === '') return demo;
  return { ...demo, name, index: { title: name, description: name, heading: name } };
}

/** «или позвоните нам: 8 (800) 301-42-43»: the end of a refusal that a person can help with. */
export const orCallUs = async (db: Db): Promise<string> => `или позвоните нам: ${(await readIdentity(db)).phone}`;

/** Above which sum, in kopecks, this shop delivers free. */
export const freeDeliveryLimitIn = (
  { freeDeliveryFrom }: ShopIdentity,
  settings: { readonly freeDeliveryLimit: number },
): number => (freeDeliveryFrom === null ? settings.freeDeliveryLimit : freeDeliveryFrom * 100);
