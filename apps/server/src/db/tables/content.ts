import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, DefaultedJson, Json, Moment, Optional, OptionalMoment } from './catalogue.js';

/**
 * `date`: as the visitor reads it, `dd.mm.yyyy`. `value`: 1 to 5 stars. Only published ones are shown. `answer`: the
 * shop's, '' without one.
 */
export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  user_id: Optional<number>;
  name: string;
  location: Defaulted<string>;
  value: number;
  text: string;
  status: Defaulted<'published' | 'pending' | 'rejected'>;
  created_at: Moment;
  answer: Defaulted<string>;
  answered_at: OptionalMoment;
  /** Null: the author did not say how the size fits. */
  fit: Optional<'small' | 'true' | 'large'>;
}

/** Photos of a review; `key` is that of the photo store. */
export interface ReviewPhotosTable {
  id: Generated<number>;
  review_id: number;
  position: number;
  key: string;
  width: number;
  height: number;
}

/** Who found a review helpful. */
export interface ReviewVotesTable {
  review_id: number;
  visitor_id: number;
  voted_at: Moment;
}

/** Goods that a user does not want to be asked about. */
export interface ReviewDismissalsTable {
  user_id: number;
  product_id: number;
  dismissed_at: Moment;
}

/** `body_html` is sanitised when it is written. `format`: 'big' or ''. */
export interface ArticlesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  text_preview: Defaulted<string>;
  body_html: Defaulted<string>;
  img: Defaulted<string>;
  format: Defaulted<'big' | ''>;
  rubric: Defaulted<string>;
  published_at: Moment;
}

/** A sale of the index slider; `content_html` opens in its dialog. */
export interface SalesTable {
  id: Generated<number>;
  title: string;
  img: string;
  link: Defaulted<string>;
  content_html: string;
  position: Defaulted<number>;
}

/** Galleries of S1 §2: `project`, `history`, `shops`. */
export interface GalleriesTable {
  id: Generated<number>;
  name: string;
  title: string;
}

export interface GalleryImagesTable {
  id: Generated<number>;
  gallery_id: number;
  preview: string;
  src: string;
  position: Defaulted<number>;
}

/** Page data that is not goods: `_mainSlider`, `_banners`, `_instructors`…, by name without the underscore. */
export interface ContentBlocksTable {
  name: string;
  value: Json<unknown>;
}

/** Texts of pages by path; `html` '' where only the title and the description are from here. */
export interface ContentPagesTable {
  path: string;
  title: string;
  description: Defaulted<string>;
  /** '' where it is the title. */
  heading: Defaulted<string>;
  html: Defaulted<string>;
  changed_at: Moment;
}

/** Pictures and documents of the shop itself. `hash`: of the content. */
export interface ContentFilesTable {
  name: string;
  type: string;
  hash: string;
  content: Buffer;
}

/** What the last load of a content folder wrote. */
export interface ContentLoadsTable {
  kind: string;
  key: string;
  hash: string;
}

/** Who the shop is; empty where nobody has said yet. */
export interface ShopIdentityTable {
  id: Generated<number>;
  value: Json<unknown>;
}

/** `fields` and `files` as received after checking; `consent_version` says which text was agreed to. */
export interface WebformMessagesTable {
  id: Generated<number>;
  form_id: string;
  fields: Json<Record<string, unknown>>;
  files: DefaultedJson<{ name: string; size: number; original: string; storageKey: string }[]>;
  consent_version: Defaulted<string>;
  created_at: Moment;
}

/** `email` is lower case. */
export interface SubscriptionsTable {
  email: string;
  consent_version: Defaulted<string>;
  created_at: Moment;
}

/** Only ever added to. `subject`: a phone as ten digits, or an e-mail in lower case. */
export interface ConsentsTable {
  id: Generated<number>;
  form: string;
  kind: 'personal-data' | 'sale-terms' | 'adverts';
  version: string;
  subject: string;
  ip: Defaulted<string>;
  given_at: Moment;
}

/** What visitors agreed to, as it was from a moment on. */
export interface WordingsTable {
  path: string;
  version: string;
  html: Defaulted<string>;
  content: Defaulted<Buffer>;
  since: Moment;
}

/** Values of the running shop that are not of one process: seed number, source of the goods, … */
export interface SettingsTable {
  key: string;
  value: Json<unknown>;
}

/** What the things of a feed became in the shop. `hash`: of what was written of a product. */
export interface ImportKeysTable {
  kind: 'section' | 'product' | 'variant';
  key: string;
  id: number;
  hash: Defaulted<string>;
  fingerprint: Defaulted<string>;
}

/** Addresses of products that were deleted. */
export interface GoneProductsTable {
  slug: string;
  deleted_at: Moment;
}

/** One row per import of a feed. */
export interface ImportRunsTable {
  id: Generated<number>;
  source: string;
  started_at: Moment;
  finished_at: OptionalMoment;
  products: Defaulted<number>;
  skipped: Defaulted<number>;
  report: ColumnType<unknown, string | null | undefined, string | null>;
}

/** A feed that the running shop loads by itself: what is known of its last state, and when it is due again. */
export interface FeedPullsTable {
  /** Its address without user, password and parameters. */
  source: string;
  due_at: Moment;
  etag: Defaulted<string>;
  last_modified: Defaulted<string>;
  last_error: Defaulted<string>;
}

/** Where a copied picture of goods comes from. */
export interface RemotePicturesTable {
  key: string;
  url: string;
}
