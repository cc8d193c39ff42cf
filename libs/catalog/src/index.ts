export { Accessories } from './accessories/Accessories.js';
export type { AccessoriesProps } from './accessories/Accessories.js';
export { accessoriesTexts } from './accessories/accessories.texts.js';
export type { AccessoriesTexts } from './accessories/accessories.texts.js';

export { createMemoryHistory, browserHistory } from './address/page-history.js';
export type { PageHistory } from './address/page-history.js';

export { BestOffers } from './best-offers/BestOffers.js';
export type { BestOffersProps } from './best-offers/BestOffers.js';
export { bestOffersTexts } from './best-offers/best-offers.texts.js';
export { BestOffersPage } from './best-offers/BestOffersPage.js';
export type { BestOffersPageProps } from './best-offers/BestOffersPage.js';
export { bestOffersPageTexts } from './best-offers/best-offers-page.texts.js';
export { GoodsRows } from './goods-rows/GoodsRows.js';
export type { GoodsRowsProps } from './goods-rows/GoodsRows.js';
export { goodsRowsTexts } from './goods-rows/goods-rows.texts.js';

export { CompareButton } from './compare/CompareButton.js';
export type { CompareButtonProps } from './compare/CompareButton.js';
export { CompareLink } from './compare/CompareLink.js';
export type { CompareLinkProps } from './compare/CompareLink.js';
export { CompareSection } from './compare/CompareSection.js';
export type { CompareSectionProps } from './compare/CompareSection.js';
export { CompareTable } from './compare/CompareTable.js';
export type { CompareTableProps } from './compare/CompareTable.js';
export type { Refusals } from './own-list/useRefusals.js';
export type { CompareMode } from './compare/compare-rows.js';
export { compareTexts } from './compare/compare.texts.js';
export type { CompareTexts } from './compare/compare.texts.js';

export { FavoriteButton } from './favorites/FavoriteButton.js';
export type { FavoriteButtonProps } from './favorites/FavoriteButton.js';
export { FavoritesLink } from './favorites/FavoritesLink.js';
export type { FavoritesLinkProps } from './favorites/FavoritesLink.js';
export { FavoritesSection } from './favorites/FavoritesSection.js';
export type { FavoritesSectionProps } from './favorites/FavoritesSection.js';
export { favoritesTexts } from './favorites/favorites.texts.js';
export type { FavoritesTexts } from './favorites/favorites.texts.js';

export { FilterPanel } from './filters/FilterPanel.js';
export type { FilterPanelProps } from './filters/FilterPanel.js';
export type { FilterTemplate } from './filters/FilterBlock.js';
export type { ToggledBlocks } from './filters/useOpenBlocks.js';
export { filtersTexts } from './filters/filters.texts.js';
export type { FiltersTexts } from './filters/filters.texts.js';

export { CatalogSection } from './listing/CatalogSection.js';
export type { CatalogSectionProps } from './listing/CatalogSection.js';
export { useListing } from './listing/useListing.js';
export type { ListingControl, ListingSource } from './listing/useListing.js';
export type { ListingPreferences } from './listing/listing-preferences.js';
export { writePreferenceCookie } from './listing/listing-preferences.js';
export { listLinkTexts } from './own-list/list-link.texts.js';
export { listingTexts } from './listing/listing.texts.js';
export type { ListingTexts } from './listing/listing.texts.js';
export { PopularRequests } from './listing/PopularRequests.js';
export type { PopularRequest, PopularRequestsProps } from './listing/PopularRequests.js';

export { ProductBadges } from './product-card/ProductBadges.js';
export type { ProductBadgesProps } from './product-card/ProductBadges.js';
export { CardHtmlProvider } from './product-card/CardHtmlProvider.js';
export type { CardHtmlOf, CardHtmlProviderProps } from './product-card/CardHtmlProvider.js';
export { ProductCard } from './product-card/ProductCard.js';
export type { ProductCardProps } from './product-card/ProductCard.js';
export type { CardSlots } from './product-card/CardInList.js';
export { ProductCardSkeleton } from './product-card/ProductCardSkeleton.js';
export type { ProductCardSkeletonProps } from './product-card/ProductCardSkeleton.js';
export { ProductCardsGrid, ProductCardsGridSkeleton } from './product-card/ProductCardsGrid.js';
export type { ProductCardsGridProps, ProductCardsGridSkeletonProps } from './product-card/ProductCardsGrid.js';
export type { NamedList } from './product-card/seen-list.js';
export { ProductCardsRow } from './product-card/ProductCardsRow.js';
export type { ProductCardsRowProps } from './product-card/ProductCardsRow.js';
export { productCardTexts } from './product-card/product-card.texts.js';
export type { ProductCardTexts } from './product-card/product-card.texts.js';

export { creditHintFrom, creditPerMonth } from './product/credit-hint.js';
export { ProductGallery } from './product/ProductGallery.js';
export type { ProductGalleryProps } from './product/ProductGallery.js';
export { ProductSection } from './product/ProductSection.js';
export type { ProductBuyContext, ProductSectionProps } from './product/ProductSection.js';
export { StockList } from './product/StockList.js';
export type { StockListProps } from './product/StockList.js';
export type { ProductStockProps } from './product/ProductStock.js';
export { VariantSwap } from './product/VariantSwap.js';
export type { VariantSwapProps } from './product/VariantSwap.js';
export { productTexts } from './product/product.texts.js';
export type { ProductTexts } from './product/product.texts.js';
export { useProductVariants } from './product/useProductVariants.js';
export type { ProductVariantsOptions, VariantChoice } from './product/useProductVariants.js';
export { chooseVariant, variantByOffer, variantOptionGroups } from './product/variant-choice.js';
export type { ChoosableVariant, VariantOption, VariantOptionGroup, VariantProperty } from './product/variant-choice.js';

export { ProductVideo } from './product-video/ProductVideo.js';
export type { ProductVideoProps } from './product-video/ProductVideo.js';
export { productVideoTexts } from './product-video/product-video.texts.js';
export type { ProductVideoTexts } from './product-video/product-video.texts.js';

export { ReviewsSection } from './reviews/ReviewsSection.js';
export type { ReviewsSectionProps } from './reviews/ReviewsSection.js';
export { reviewsTexts } from './reviews/reviews.texts.js';
export type { ReviewsTexts } from './reviews/reviews.texts.js';

export { SearchBox } from './search/SearchBox.js';
export type { SearchBoxProps } from './search/SearchBox.js';
export { searchTexts } from './search/search.texts.js';
export type { SearchTexts } from './search/search.texts.js';

export { SimilarProducts } from './similar/SimilarProducts.js';
export type { SimilarProductsProps } from './similar/SimilarProducts.js';
export { similarProductsTexts } from './similar/similar.texts.js';
export type { CatalogTexts } from './catalog-texts.js';
