import type { ShopLook } from '@tropa/render-contract';
import { countersOfPage } from '../settings/counter-settings.js';
import type { CityWire, PageDataWire, ReceivePointsWire } from '@tropa/api-client/wire';
import type { ShopServices } from '../api/services.js';
import { sessionMark } from '../api/session-cookie.js';
import type { Db } from '../db/schema.js';
import { getSectionTree } from '../shop/catalogue/section-tree.js';
import type { SectionNode } from '../shop/catalogue/section-tree.js';
import { getAllPopularRequests, getContentBlock } from '../shop/content/content-blocks.js';
import type { PopularRequest } from '../shop/content/content-blocks.js';
import { getOwnPages } from '../shop/content/own-pages.js';
import type { OwnPage } from '../shop/content/own-pages.js';
import { freeDeliveryLimitIn, readIdentity } from '../shop/identity/identity.js';
import type { ShopIdentity } from '../shop/identity/identity.js';
import { countShops, getAllReceivePoints, getCities, getDefaultCity } from '../shop/location/cities.js';
import { readLook } from './shop-look.js';
import { getStorePlaces } from './structured-data/stores.js';
import type { StorePlace } from './structured-data/stores.js';

/** What every page has or may have. */
export interface CommonData {
  config: Record<string, unknown>;
  /** Who the shop is. */
  identity: ShopIdentity;
  /** Above which sum, in kopecks, it delivers free. */
  freeDeliveryLimit: number;
  /** The shop's own pages, and titles of its standing ones, by path. */
  ownPages: ReadonlyMap<string, OwnPage>;
  /** What header, footer and head of every page show of it. */
  look: ShopLook;
  /** The sections. */
  tree: readonly SectionNode[];
  /** Chips above the list of a section; 0: of all goods. */
  popularRequests: ReadonlyMap<number, readonly PopularRequest[]>;
  /** Logos of the footer, `_partners`. */
  partners: unknown;
  /** Cities that a visitor's cookie may name. */
  cities: ReadonlyMap<number, CityWire>;
  /** Our own shops, for structured data. */
  stores: readonly StorePlace[];
  /** The city of a visitor who has chosen none. */
  defaultCityId: number | null;
  /** Shops or pickup points by city; a city without any is absent. */
  points: ReadonlyMap<number, ReceivePointsWire>;
}

/** What pages say of a city. */
export type CityData = Pick<PageDataWire, '_city' | '_receivePoints' | '_receivePointsCount'>;

/** The same objects for the same city: what is rendered of them is rendered once. */
const dataOfCities = new WeakMap<CommonData, Map<number | null, CityData>>();

/** The city that the visitor chose, if any, and the points of that city or else of the default one. */
export function cityData(common: CommonData, chosenId: number | null): CityData {
  const { cities, points, defaultCityId, identity } = common;
  // The packages have one city built in, that of the demo shop: any other shop sends its own at once.
  const shownId = chosenId ?? (identity.isDemo ? null : defaultCityId);
  const city = shownId === null ? undefined : cities.get(shownId);
  const known = dataOfCities.get(common) ?? new Map<number | null, CityData>();
  dataOfCities.set(common, known);
  const key = city === undefined ? null : Number(city.id);
  const cityId = key ?? defaultCityId;
  if (cityId === null) return {};
  const { type, items } = points.get(cityId) ?? { type: 'points', items: [] };
  const data = known.get(key) ?? {
    ...(city === undefined ? {} : { _city: city }),
    _receivePoints: { cityId, type, items },
    _receivePointsCount: { cityId, type, count: items.length },
  };
  known.set(key, data);
  return data;
}

/** Address of a section's list. */
export const sectionLink = (slug: string): string => `/catalog/${slug}/`;

const readCommonData = async (db: Db, { settings, adapters }: ShopServices): Promise<CommonData> => {
  const tree = await getSectionTree(db);
  const identity = await readIdentity(db);
  const ownPages = await getOwnPages(db);
  const partners = await getContentBlock(db, 'partners');
  const line = ({ id, title, slug }: (typeof tree)[number]) => ({ id, title, link: sectionLink(slug) });
  return {
    tree,
    identity,
    freeDeliveryLimit: freeDeliveryLimitIn(identity, settings),
    ownPages,
    look: await readLook(db, identity, ownPages, settings.isDemo || identity.isDemo),
    popularRequests: await getAllPopularRequests(db),
    points: await getAllReceivePoints(db),
    defaultCityId: Number((await getDefaultCity(db))?.id ?? 0) || null,
    cities: new Map((await getCities(db)).map((city) => [Number(city.id), city])),
    stores: await getStorePlaces(db),
    partners: Array.isArray(partners) ? partners : [],
    config: {
      // Without a partner the credit hint would be false, and so would card payment without an acquirer.
      flags: {
        // What only this server is known to have; the owner may switch it off.
        delivery: true,
        sbp: adapters.cardPayment.isSbpOn ?? false,
        'email-optional': settings.isOrderEmailOptional,
        ...settings.flags,
        ...(adapters.credit === null ? { credit: false } : {}),
        ...(adapters.cardPayment.isOff ? { card: false, sbp: false } : {}),
      },
      ...(adapters.credit === null ? {} : { creditPartner: adapters.credit.look }),
      sessionMark,
      supportPhone: identity.phone,
      ...(settings.mapsKey === '' ? {} : { mapsKey: settings.mapsKey }),
      ...(settings.mapsTileUrl === ''
        ? {}
        : { mapsTileUrl: settings.mapsTileUrl, mapsTileAttribution: settings.mapsTileAttribution }),
      ...countersOfPage(settings.counters),
      menu: tree.map((section) => ({
        ...line(section),
        ...(section.children.length === 0 ? {} : { children: section.children.map(line) }),
      })),
      shopsCount: await countShops(db),
    },
  };
};

/** The common data, reread when anything but goods may have changed. */
export function commonDataOf(shop: ShopServices): () => Promise<CommonData> {
  const { tags } = shop.catalogueVersion;
  let version = -1;
  let reading: Promise<CommonData> | null = null;
  return () => {
    if (reading === null || version !== tags.everything) {
      version = tags.everything;
      const started = shop.reads.read(({ db }) => readCommonData(db, shop));
      reading = started;
      started.catch(() => {
        if (reading === started) reading = null;
      });
    }
    return reading;
  };
}
