import type { listLinkTexts } from './own-list/list-link.texts.js';
import type { accessoriesTexts } from './accessories/accessories.texts.js';
import type { bestOffersPageTexts } from './best-offers/best-offers-page.texts.js';
import type { bestOffersTexts } from './best-offers/best-offers.texts.js';
import type { compareTexts } from './compare/compare.texts.js';
import type { favoritesTexts } from './favorites/favorites.texts.js';
import type { filtersTexts } from './filters/filters.texts.js';
import type { goodsRowsTexts } from './goods-rows/goods-rows.texts.js';
import type { listingTexts } from './listing/listing.texts.js';
import type { productCardTexts } from './product-card/product-card.texts.js';
import type { productVideoTexts } from './product-video/product-video.texts.js';
import type { productTexts } from './product/product.texts.js';
import type { reviewsTexts } from './reviews/reviews.texts.js';
import type { searchTexts } from './search/search.texts.js';
import type { similarProductsTexts } from './similar/similar.texts.js';

/** All texts of the package, by the names that a dictionary has for its components (`TextsProvider` of `@tropa/ui-kit`). */
export interface CatalogTexts {
  readonly accessories: typeof accessoriesTexts;
  readonly bestOffers: typeof bestOffersTexts;
  readonly bestOffersPage: typeof bestOffersPageTexts;
  readonly compare: typeof compareTexts;
  readonly favorites: typeof favoritesTexts;
  readonly filters: typeof filtersTexts;
  readonly goodsRows: typeof goodsRowsTexts;
  readonly listLink: typeof listLinkTexts;
  readonly listing: typeof listingTexts;
  readonly product: typeof productTexts;
  readonly productCard: typeof productCardTexts;
  readonly productVideo: typeof productVideoTexts;
  readonly reviews: typeof reviewsTexts;
  readonly search: typeof searchTexts;
  readonly similarProducts: typeof similarProductsTexts;
}
