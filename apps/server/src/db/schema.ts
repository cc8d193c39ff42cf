import type { Kysely } from 'kysely';
import type * as Catalogue from './tables/catalogue.js';
import type * as Content from './tables/content.js';
import type { CreditApplicationsTable } from './tables/credit.js';
import type * as Delivery from './tables/delivery.js';
import type * as Exchange from './tables/exchange.js';
import type * as Places from './tables/places.js';
import type * as Purchase from './tables/purchase.js';
import type * as Staff from './tables/staff.js';
import type * as Visitors from './tables/visitors.js';

/** Every table of the shop. Ids are integers, money is integer kopecks, points in time are `timestamptz`. */
export interface Tables {
  sections: Catalogue.SectionsTable;
  brands: Catalogue.BrandsTable;
  products: Catalogue.ProductsTable;
  properties: Catalogue.PropertiesTable;
  property_values: Catalogue.PropertyValuesTable;
  product_properties: Catalogue.ProductPropertiesTable;
  variants: Catalogue.VariantsTable;
  variant_properties: Catalogue.VariantPropertiesTable;
  pictures: Catalogue.PicturesTable;
  property_info: Catalogue.PropertyInfoTable;
  product_relations: Catalogue.ProductRelationsTable;
  section_relations: Catalogue.SectionRelationsTable;
  popular_requests: Catalogue.PopularRequestsTable;
  search_words: Catalogue.SearchWordsTable;
  search_synonyms: Catalogue.SearchSynonymsTable;
  catalogue_version: Catalogue.CatalogueVersionTable;
  catalogue_changes: Catalogue.CatalogueChangesTable;

  cities: Places.CitiesTable;
  shops: Places.ShopsTable;
  stock: Places.StockTable;

  visitors: Visitors.VisitorsTable;
  sessions: Visitors.SessionsTable;
  users: Visitors.UsersTable;
  phone_codes: Visitors.PhoneCodesTable;
  rate_limits: Visitors.RateLimitsTable;
  favorites: Visitors.FavoritesTable;
  comparison: Visitors.ComparisonTable;

  baskets: Purchase.BasketsTable;
  basket_lines: Purchase.BasketLinesTable;
  promo_codes: Purchase.PromoCodesTable;
  promo_uses: Purchase.PromoUsesTable;
  orders: Purchase.OrdersTable;
  order_lines: Purchase.OrderLinesTable;
  order_stock: Purchase.OrderStockTable;
  order_idempotency: Purchase.OrderIdempotencyTable;
  payments: Purchase.PaymentsTable;
  credit_applications: CreditApplicationsTable;
  refunds: Purchase.RefundsTable;
  reservations: Purchase.ReservationsTable;
  order_moments: Purchase.OrderMomentsTable;
  returns: Purchase.ReturnsTable;
  return_lines: Purchase.ReturnLinesTable;
  outbox: Purchase.OutboxTable;

  reviews: Content.ReviewsTable;
  review_photos: Content.ReviewPhotosTable;
  review_votes: Content.ReviewVotesTable;
  review_dismissals: Content.ReviewDismissalsTable;
  articles: Content.ArticlesTable;
  sales: Content.SalesTable;
  galleries: Content.GalleriesTable;
  gallery_images: Content.GalleryImagesTable;
  content_blocks: Content.ContentBlocksTable;
  content_pages: Content.ContentPagesTable;
  content_files: Content.ContentFilesTable;
  content_loads: Content.ContentLoadsTable;
  shop_identity: Content.ShopIdentityTable;
  webform_messages: Content.WebformMessagesTable;
  subscriptions: Content.SubscriptionsTable;
  consents: Content.ConsentsTable;
  wordings: Content.WordingsTable;
  settings: Content.SettingsTable;
  import_runs: Content.ImportRunsTable;
  import_keys: Content.ImportKeysTable;
  gone_products: Content.GoneProductsTable;
  feed_pulls: Content.FeedPullsTable;
  remote_pictures: Content.RemotePicturesTable;

  delivery_rules: Delivery.DeliveryRulesTable;
  carrier_quotes: Delivery.CarrierQuotesTable;

  exchange_items: Exchange.ExchangeItemsTable;
  exchange_orders: Exchange.ExchangeOrdersTable;

  staff_events: Staff.StaffEventsTable;
  staff_keys: Staff.StaffKeysTable;
  staff_audit: Staff.StaffAuditTable;
}

/** What shop functions take: the database or a transaction of it. Inside a transaction use only the transaction. */
export type Db = Kysely<Tables>;
