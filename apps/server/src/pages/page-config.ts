import type { CityWire } from '@tropa/api-client/wire';
import type { ShopServices } from '../api/services.js';
import { getSectionTree } from '../shop/catalogue/section-tree.js';
import { countShops, getCities } from '../shop/location/cities.js';

/** What every page has or may have. */
export interface CommonData {
  config: Record<string, unknown>;
  /** Cities that the cookie of a visitor may name. */
  cities: ReadonlyMap<number, CityWire>;
}

/** Address of a section's list. */
export const sectionLink = (slug: string): string => `/catalog/${slug}/`;

const readCommonData = async ({ db, settings }: ShopServices): Promise<CommonData> => {
  const tree = await getSectionTree(db);
  const line = ({ id, title, slug }: (typeof tree)[number]) => ({ id, title, link: sectionLink(slug) });
  return {
    cities: new Map((await getCities(db)).map((city) => [Number(city.id), city])),
    config: {
      flags: settings.flags,
      supportPhone: settings.supportPhone,
      ...(settings.mapsKey === '' ? {} : { mapsKey: settings.mapsKey }),
      menu: tree.map((section) => ({
        ...line(section),
        ...(section.children.length === 0 ? {} : { children: section.children.map(line) }),
      })),
      shopsCount: await countShops(db),
    },
  };
};

/** The common data, read anew when the catalogue changes. */
export function commonDataOf(shop: ShopServices): () => Promise<CommonData> {
  let version = -1;
  let reading: Promise<CommonData> | null = null;
  return () => {
    if (reading === null || version !== shop.catalogueVersion.current()) {
      version = shop.catalogueVersion.current();
      const started = readCommonData(shop);
      reading = started;
      started.catch(() => {
        if (reading === started) reading = null;
      });
    }
    return reading;
  };
}
