import { getSectionPictures } from '../../shop/catalogue/section-pictures.js';
import { getSectionTree } from '../../shop/catalogue/section-tree.js';
import { getContentBlock, getSales } from '../../shop/content/content-blocks.js';
import { getIndexRows } from '../../shop/product/index-rows.js';
import { bestOffersTags, getBestOffers } from '../../shop/product/product-widgets.js';
import { cardTag } from '../../shop/catalogue-index/tag-versions.js';
import { sectionTiles } from '../section-tiles.js';
import type { PageContent, PageRequest } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';

/** Cards of the row; the rest is on `/best-offers/`. */
const inRow = 12;

const index = async ({ db, origin, common }: PageRequest): Promise<PageContent> => {
  const { identity } = await common();
  const [slider, banners, offers, sales, social, tree, pictures] = await Promise.all([
    getContentBlock(db, 'mainSlider'),
    getContentBlock(db, 'banners'),
    getBestOffers(db, inRow),
    getSales(db),
    getContentBlock(db, 'social'),
    getSectionTree(db),
    getSectionPictures(db),
  ]);
  const rows = await getIndexRows(db, offers);
  return {
    page: 'index',
    tags: [
      ...bestOffersTags(offers),
      ...rows.tags,
      ...[...pictures.values()].map(({ productId }) => cardTag(productId)),
    ],
    meta: {
      title: identity.index.title,
      description: identity.index.description,
      canonical: `${origin}/`,
    },
    data: {
      ...(slider == null ? {} : { _mainSlider: slider }),
      ...(Array.isArray(banners) ? { _banners: banners } : {}),
      _sections: sectionTiles(tree, pictures),
      _bestOffers: offers,
      _sales: sales,
      ...(rows.newItems.length > 0 ? { _newItems: rows.newItems } : {}),
      ...(rows.popular.length > 0 ? { _popular: rows.popular } : {}),
      ...(social == null ? {} : { _social: social }),
    },
  };
};

/** The index page. */
export function indexPage({ open }: PageRoutes): void {
  open('/', index);
}
