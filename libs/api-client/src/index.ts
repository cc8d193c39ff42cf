/** Every call of the shop as hooks, models of its answers, page-data seeds, and the store that holds them. */
export { useGetArticlesQuery, articlesApi, type ArticlesArgs } from './articles/articles.endpoints.js';
export { type ArticleCardModel, type Articles } from './articles/articles.model.js';
export {
  useLoginMutation, useSendCodeRegistrationMutation, useSendCodeForgotPasswordMutation,
  useCheckCodeMutation, useRegistrationMutation, useChangePasswordMutation, authApi, type PhoneArg,
  type RegistrationValues,
} from './auth/auth.endpoints.js';
export {
  useGetBasketItemsQuery, useGetBasketPriceQuery, useGetBasketLengthQuery, useLazyGetBasketItemsQuery,
  useAddItemToBasketMutation, useDeleteBasketItemMutation, useSetBasketQuantityMutation, basketApi,
} from './basket/basket.endpoints.js';
export {
  type VariantRef, type StoreAmount, type LineProperty, type BasketLine, type BasketState,
  type BasketTotals,
} from './basket/basket.model.js';
export {
  useGetComparedItemsQuery, useGetComparisonLengthQuery, useAddToComparisonMutation,
  useRemoveFromComparisonMutation, useClearComparisonMutation, comparisonApi,
} from './comparison/comparison.endpoints.js';
export { type NamedValue, type ComparedProduct } from './comparison/comparison.model.js';
export {
  useGetFavoriteItemsQuery, useGetFavoritesLengthQuery, useAddToFavoritesMutation,
  useRemoveFromFavoritesMutation, useClearFavoritesMutation, favoritesApi,
} from './favorites/favorites.endpoints.js';
export { type IdList } from './id-list/id-list.js';
export {
  type FilterOption, type FilterCategory, type PriceRange, type FilterData,
} from './listing/filters.model.js';
export {
  RESERVED_PARAMETERS, listingArgsFromUrl, urlFromListingArgs, pageAfterLimitChange, type ListingContext,
} from './listing/listing-url.js';
export { useGetListingQuery, useListingPrefetch, listingApi } from './listing/listing.endpoints.js';
export {
  type ListingSort, type ListingLimit, type ListingArgs, type Listing,
} from './listing/listing.model.js';
export {
  LOCATION_COOKIE, locationCookieValue, readLocationCookie, type LocationCookie,
} from './location/location-cookie.js';
export {
  useGetLocationQuery, useGetCityListQuery, useSetCityMutation, useGetReceivePointsQuery,
  useLazyGetReceivePointsQuery, useSearchCitiesQuery, locationApi,
} from './location/location.endpoints.js';
export { DEFAULT_CITY, type City, type ReceivePoint, type ReceivePoints } from './location/location.model.js';
export { toKopecks, toMaybeKopecks, toRoubles, type Kopecks } from './money/money.js';
export {
  useCreateOrderMutation, orderApi, type Delivery, type Payment, type OrderValues, type OrderResult,
} from './order/order.endpoints.js';
export {
  ORDERS_LIMIT, useGetOrdersQuery, useCancelOrderMutation, useRepeatOrderMutation, ordersApi,
  type OrdersArgs,
} from './orders/orders.endpoints.js';
export { type OrderStatus, type OrderItem, type Order } from './orders/orders.model.js';
export {
  useCancelReviewMutation, useSendReviewMutation, ownReviewsApi, type ReviewValues,
} from './own-reviews/own-reviews.endpoints.js';
export { type OwnReview } from './own-reviews/own-reviews.model.js';
export { type ProductCardModel } from './product/product-card.model.js';
export {
  REVIEWS_LIMIT, useCheckAvailabilityQuery, useReserveProductMutation, useGetReviewsQuery,
  useLazyGetReviewsQuery, productApi, type ReservationValues, type ReviewsArgs,
} from './product/product.endpoints.js';
export {
  type ProductImage, type PageLink, type RetailProperty, type RetailVariant, type PropertyInfoTable,
  type ProductDetail, type Availability, type Review,
} from './product/product.model.js';
export { PROJECT_IMAGES_LIMIT, useGetProjectImagesQuery, projectApi } from './project/project.endpoints.js';
export { type GalleryItem } from './project/project.model.js';
export {
  useApplyPromocodeMutation, useCancelPromocodeMutation, promocodeApi,
} from './promocode/promocode.endpoints.js';
export { useGetSaleContentQuery, salesApi } from './sales/sales.endpoints.js';
export {
  SEARCH_LIMIT, useSearchProductsQuery, useLazySearchProductsQuery, searchApi, type SearchArgs,
} from './search/search.endpoints.js';
export {
  isApiError, apiErrorTexts, apiErrorMessage, API_KEY_MESSAGE, type ApiError,
} from './shop-api/api-error.js';
export { shopLoadingSlice, selectIsLoading, type ShopLoadingState } from './shop-api/loading.slice.js';
export { type ShopCall } from './shop-api/send.js';
export { SHOP_TAGS, shopApi, type ShopTag } from './shop-api/shop-api.js';
export {
  createShopRuntime, type ApiKeySettings, type ErrorInfo, type ShopSettings, type ShopRuntime,
} from './shop-api/shop-settings.js';
export { mountInShop, type MountOptions } from './store/mount.js';
export {
  createShopStore, type ShopState, type ShopSlice, type ShopStore, type ShopStoreOptions,
} from './store/shop-store.js';
export { createShop, type Shop } from './store/shop.js';
export { useSubscribeMutation, subscribeApi } from './subscribe/subscribe.endpoints.js';
export { useGetUserQuery, useLogoutMutation, useEditUserMutation, userApi } from './user/user.endpoints.js';
export { MALE, FEMALE, type Sex, type User, type UserEdit } from './user/user.model.js';
export { useSendMessageMutation, webformApi, type WebformMessage } from './webform/webform.endpoints.js';
export { DELIVERIES, PAYMENTS } from './order/order.wire.js';
export { LISTING_LIMITS, LISTING_SORTS } from './listing/listing.wire.js';
