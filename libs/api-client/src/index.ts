/** Every call of the shop as hooks, models of its responses, page-data seeds, and the store that holds them. */
export {
  AddressesProvider,
  defaultAddresses,
  useAddress,
  useAddresses,
  type AddressesProviderProps,
  type ShopAddresses,
} from './addresses/addresses.js';
export { useGetArticlesQuery, articlesApi } from './articles/articles.endpoints.js';
export { toArticleCard, type ArticleCardModel, type Articles } from './articles/articles.model.js';
export { articlesArgsFromUrl, type ArticlesArgs } from './articles/articles.args.js';
export { articlesSeed, articleSeed } from './articles/articles.seed.js';
export {
  useLoginMutation,
  useSendCodeRegistrationMutation,
  useSendCodeForgotPasswordMutation,
  useCheckCodeMutation,
  useRegistrationMutation,
  useChangePasswordMutation,
  authApi,
  type PhoneArg,
  type RegistrationValues,
} from './auth/auth.endpoints.js';
export {
  useGetBasketItemsQuery,
  useGetBasketPriceQuery,
  useGetBasketLengthQuery,
  useLazyGetBasketItemsQuery,
  useAddItemToBasketMutation,
  useDeleteBasketItemMutation,
  useRestoreBasketItemMutation,
  useSetBasketQuantityMutation,
  useSwapBasketItemMutation,
  basketApi,
} from './basket/basket.endpoints.js';
export type { QuantityChange, RestoredLine } from './basket/basket.endpoints.js';
export { EVENTS_VERSION } from './events/shop-events.js';
export type {
  EventProduct,
  EventSum,
  ListPlace,
  SeenAs,
  ShopEvent,
  ShopEventMap,
  ShopEventName,
} from './events/shop-events.js';
export type { ShopEventHandler, ShopEvents, SubscribeOptions, SubscribeToEvents } from './events/event-bus.js';
export { eventOfBasket, eventOfCard, eventProduct, type ProductAtHand } from './events/event-product.js';
export { SeenAsProvider, useSeenAs } from './events/seen-as.context.js';
export { eventsOfStore, useShopEvent, useShopEvents } from './events/use-shop-event.js';
export type { ToggledProduct } from './id-list/visitor-list.js';
export type { ToggleProduct } from './id-list/toggle-hook.js';
export { basketSeed } from './basket/basket.seed.js';
export { lineKey, refOf } from './basket/line-key.js';
export type { LineSwap } from './basket/swap-line.js';
export type {
  AddedVariant,
  VariantRef,
  StoreAmount,
  LineProperty,
  BasketLine,
  BasketState,
  BasketTotals,
  AnsweredTotals,
  PromoProblem,
} from './basket/basket.model.js';
export {
  useGetComparedItemsQuery,
  useGetComparisonLengthQuery,
  useAddToComparisonMutation,
  useRemoveFromComparisonMutation,
  useClearComparisonMutation,
  useCompared,
  comparisonApi,
} from './comparison/comparison.endpoints.js';
export type { NamedValue, ComparedProduct } from './comparison/comparison.model.js';
export { compareSeed, comparisonSeed } from './comparison/comparison.seed.js';
export {
  useGetFavoriteItemsQuery,
  useGetFavoritesLengthQuery,
  useAddToFavoritesMutation,
  useRemoveFromFavoritesMutation,
  useClearFavoritesMutation,
  useFavorite,
  favoritesApi,
} from './favorites/favorites.endpoints.js';
export { favoritesSeed } from './favorites/favorites.seed.js';
export type { IdList } from './id-list/id-list.js';
export type { FilterOption, FilterCategory, PriceRange, FilterData } from './listing/filters.model.js';
export {
  RESERVED_PARAMETERS,
  listingArgsFromUrl,
  urlFromListingArgs,
  urlWithFilterState,
  pageAfterLimitChange,
  type ListingContext,
} from './listing/listing-url.js';
export { useGetListingQuery, useListingPrefetch, listingApi } from './listing/listing.endpoints.js';
export { refusalLine } from './shop-api/refusal-line.js';
export { useErrorEvent } from './shop-api/use-error-event.js';
export { useFreshPageSizes } from './listing/use-fresh-page-sizes.js';
export type { ListingSort, ListingLimit, ListingArgs, Listing } from './listing/listing.model.js';
export {
  DEFAULT_CATALOG_URL,
  itemsSeed,
  filtersSeed,
  catalogUrlSeed,
  sectionIdSeed,
  popularRequestsSeed,
} from './listing/listing.seed.js';
export {
  LOCATION_COOKIE,
  locationCookieValue,
  readLocationCookie,
  type LocationCookie,
} from './location/location-cookie.js';
export {
  useGetLocationQuery,
  useGetCityListQuery,
  useSetCityMutation,
  useGetReceivePointsQuery,
  useLazyGetReceivePointsQuery,
  useSearchCitiesQuery,
  locationApi,
} from './location/location.endpoints.js';
export {
  DEFAULT_CITY,
  type City,
  type CityPoints,
  type ReceivePoint,
  type ReceivePoints,
  type ReceivePointsCount,
} from './location/location.model.js';
export { citySeed, receivePointsCountSeed, receivePointsSeed } from './location/location.seed.js';
export { toKopecks, toMaybeKopecks, toRoubles, type Kopecks } from './money/money.js';
export {
  useCreateOrderMutation,
  orderApi,
  isBasketChanged,
  isDeliveryChanged,
  type NewOrder,
  type Delivery,
  type Payment,
  type OrderValues,
  type OrderResult,
} from './order/order.endpoints.js';
export { ORDERS_LIMIT, ordersArgsFromUrl, type OrdersArgs } from './orders/orders.args.js';
export {
  useGetOrdersQuery,
  useCancelOrderMutation,
  useRepeatOrderMutation,
  ordersApi,
} from './orders/orders.endpoints.js';
export type { OrderStatus, OrderItem, Order, OrdersList, RepeatedLine } from './orders/orders.model.js';
export { ordersSeed } from './orders/orders.seed.js';
export {
  useGetOwnOrderQuery,
  useRequestReturnMutation,
  ownOrderApi,
  type ReturnValues,
} from './own-order/own-order.endpoints.js';
export type {
  OrderReturn,
  OrderStep,
  OwnOrder,
  OwnOrderItem,
  ReturnReason,
  ReturnRule,
} from './own-order/own-order.model.js';
export { ownOrderSeed } from './own-order/own-order.seed.js';
export { deliverySeed } from './delivery/delivery.seed.js';
export { RETURN_NOTE_LIMIT, RETURN_REASONS } from './own-order/own-order.wire.js';
export {
  useCancelReviewMutation,
  useSendReviewMutation,
  ownReviewsApi,
  type ReviewValues,
} from './own-reviews/own-reviews.endpoints.js';
export type { OwnReview } from './own-reviews/own-reviews.model.js';
export {
  itemsToReviewSeed,
  ownReviewsSeed,
  ordersYearsSeed,
  menuItemsSeed,
  menuActiveSeed,
} from './page-data/account.seed.js';
export type { Counters } from './page-data/counters.model.js';
export { countersSeed } from './page-data/counters.seed.js';
export { isPromocodeAppliedSeed, orderPageSeed } from './page-data/basket.seed.js';
export { basketExtraItemsSeed } from './page-data/basket-extra.seed.js';
export type {
  MainSlide,
  MainSlider,
  Banner,
  Sale,
  Accessories,
  ProductVideo,
  Gallery,
  ProjectGallery,
  ProjectPage,
  Instructor,
  Social,
  Partner,
  SectionTile,
} from './page-data/blocks.model.js';
export {
  mainSliderSeed,
  bannersSeed,
  salesSeed,
  sectionsSeed,
  socialSeed,
  partnersSeed,
  projectGallerySeed,
  projectPageSeed,
  instructorsSeed,
  flipCounterSeed,
  historyGallerySeed,
  shopsGallerySeed,
} from './page-data/blocks.seed.js';
export type {
  MenuLine,
  PageConfig,
  PageCounters,
  AccountMenuLine,
  Vacancy,
  OrderPage,
} from './page-data/config.model.js';
export { configSeed, titleSeed, breadcrumbsSeed, documentSeed } from './page-data/config.seed.js';
export {
  vacanciesSeed,
  workFormIdSeed,
  serviceFormIdSeed,
  projectFormIdSeed,
  contactsFormIdSeed,
} from './page-data/forms.seed.js';
export type { DocumentPage, ArticlePage, PageDataModels } from './page-data/page-data.model.js';
export {
  PAGE_DATA_MESSAGE,
  seedAction,
  seedStore,
  type SeedContext,
  type SeedEntry,
  type PageSeed,
  type SeedActionOptions,
  type SeedStoreOptions,
} from './page-data/page-seed.js';
export { PAGE_DATA_NAMES } from './page-data/page-data-names.js';
export { seeds } from './page-data/seeds.js';
export { selectPageData, usePageData } from './page-data/use-page-data.js';
export type { ProductCardModel } from './product/product-card.model.js';
export {
  REVIEWS_LIMIT,
  useCheckAvailabilityQuery,
  useReserveProductMutation,
  useGetReviewsQuery,
  useLazyGetReviewsQuery,
  useGetReviewMarksQuery,
  useMarkReviewMutation,
  productApi,
  type ReservationValues,
  type ReviewsArgs,
  type ReviewsPortion,
  type ReviewMarks,
  type MarkReviewArgs,
} from './product/product.endpoints.js';
export type {
  ProductImage,
  PageLink,
  RetailProperty,
  RetailVariant,
  PropertyInfoTable,
  ProductDetail,
  Availability,
  Reservation,
  Review,
  ReviewPhoto,
  ReviewSummary,
  Fit,
} from './product/product.model.js';
export { variantByOffer } from './product/variant-by-offer.js';
export {
  productDetailSeed,
  productIdSeed,
  accessoriesSeed,
  videoSeed,
  similarSeed,
  bestOffersSeed,
  newItemsSeed,
  popularSeed,
} from './product/product.seed.js';
export { PROJECT_IMAGES_LIMIT, useGetProjectImagesQuery, projectApi } from './project/project.endpoints.js';
export type { GalleryItem } from './project/project.model.js';
export {
  useApplyPromocodeMutation,
  useCancelPromocodeMutation,
  promocodeApi,
} from './promocode/promocode.endpoints.js';
export { useGetSaleContentQuery, salesApi } from './sales/sales.endpoints.js';
export {
  SEARCH_LIMIT,
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  searchApi,
  type FoundProducts,
  type SearchArgs,
} from './search/search.endpoints.js';
export { isApiError, apiErrorTexts, apiErrorMessage, API_KEY_MESSAGE, type ApiError } from './shop-api/api-error.js';
export { shopLoadingSlice, selectIsLoading, type ShopLoadingState } from './shop-api/loading.slice.js';
export { hasSession } from './shop-api/one-session.js';
export type { ShopCall } from './shop-api/send.js';
export type { CallData } from './shop-api/request-body.js';
export type { CallMeta } from './shop-api/shop-base-query.js';
export { SHOP_TAGS, shopApi, type ShopTag } from './shop-api/shop-api.js';
export {
  createShopRuntime,
  type ApiKeySettings,
  type ErrorInfo,
  type ShopSettings,
  type ShopRuntime,
} from './shop-api/shop-settings.js';
export type { ShopTabs, TabNews } from './tabs/shop-tabs.js';
export { mountInShop, type MountOptions } from './store/mount.js';
export {
  createShopReducer,
  createShopStore,
  type ShopState,
  type ShopSlice,
  type ShopStore,
  type ShopStoreOptions,
} from './store/shop-store.js';
export { createShop, type Shop, type ShopOptions } from './store/shop.js';
export { useGetSessionsQuery, useCloseSessionsMutation, sessionsApi } from './sessions/sessions.endpoints.js';
export type { UserSession } from './sessions/sessions.model.js';
export { useSubscribeMutation, subscribeApi } from './subscribe/subscribe.endpoints.js';
export { useGetUserQuery, useLogoutMutation, useEditUserMutation, userApi } from './user/user.endpoints.js';
export { userSeed } from './user/user.seed.js';
export { MALE, FEMALE, type Sex, type User, type UserEdit } from './user/user.model.js';
export { useSendMessageMutation, webformApi, type FormId, type WebformMessage } from './webform/webform.endpoints.js';
export { FITS } from './product/product.wire.js';
export { DELIVERIES, PAYMENTS } from './order/order.wire.js';
export { deliveryApi, useGetDeliveryQuery, type DeliveryArgs } from './delivery/delivery.endpoints.js';
export { deliveredBasket } from './delivery/delivered-basket.js';
export type { DeliveryOffer, DeliveryWay } from './delivery/delivery.model.js';
export { LISTING_LIMITS, LISTING_SORTS } from './listing/listing.wire.js';
