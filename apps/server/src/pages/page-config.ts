import type { ShopServices } from '../api/services.js';
import { getSectionTree } from '../shop/catalogue/section-tree.js';

/** Page data that every page has. */
export interface CommonData {
  _config: Record<string, unknown>;
}

/** Address of a section's list. */
export const sectionLink = (slug: string): string => `/catalog/${slug}/`;

const readCommonData = async ({ db, settings }: ShopServices): Promise<CommonData> => {
  const tree = await getSectionTree(db);
  const shops = await db
    .selectFrom('shops')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('type', '=', 'shops')
    .executeTakeFirst();
  const line = ({ id, title, slug }: (typeof tree)[number]) => ({ id, title, link: sectionLink(slug) });
  return {
    _config: {
      flags: {},
      supportPhone: settings.supportPhone,
      ...(settings.mapsKey === '' ? {} : { mapsKey: settings.mapsKey }),
      menu: tree.map((section) => ({
        ...line(section),
        ...(section.children.length === 0 ? {} : { children: section.children.map(line) }),
      })),
      shopsCount: Number(shops?.count ?? 0),
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
