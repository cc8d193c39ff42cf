import type { ColumnType, Generated } from 'kysely';

/** A column that the database fills when an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A nullable column that an insert may leave out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** `jsonb`: read as a value, written as JSON text (`JSON.stringify`), because arrays would become SQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
/** `jsonb` with a default. */
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;
/** `timestamptz` with a default. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** Nullable `timestamptz`. */
export type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A node of the catalogue tree; top level has no parent. `art` names the picture that stands for the section. */
export interface SectionsTable {
  id: Generated<number>;
  parent_id: Optional<number>;
  slug: string;
  title: string;
  position: Defaulted<number>;
  art: Defaulted<string>;
  description: Defaulted<string>;
}

/** `synonyms`: spellings that search treats as the brand («найк»), lower case, ё → е. */
export interface BrandsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  logo: Defaulted<string>;
  logo_url: Defaulted<string>;
  synonyms: Defaulted<string[]>;
}

/**
 * One row per product. Everything after `search_text` is derived, by triggers (migration 0021) and `rebuildCatalogue`: never write it.
 * Prices are kopecks and belong to the cheapest variant; `default_variant_id` is that variant.
 */
export interface ProductsTable {
  id: Generated<number>;
  slug: string;
  section_id: number;
  brand_id: Optional<number>;
  title: string;
  /** Singular name of the kind of goods above the title: «Туристические рюкзаки». */
  category: Defaulted<string>;
  /** Plain text about the product. */
  description: Defaulted<string>;
  /** Sanitised HTML: the agent block of S2 §2. */
  agent_html: Defaulted<string>;
  recommended: Defaulted<boolean>;
  new_item: Defaulted<boolean>;
  /** The higher, the earlier among best offers and equally good search results. */
  popularity: Defaulted<number>;
  /** Address of a video about the product, '' when there is none. */
  video: Defaulted<string>;
  created_at: Moment;
  /** Since when it is missing from the feed that it came from: it is out of stock. */
  gone_at: Optional<Date>;
  /** Words that search should know beside title, category, brand and section. */
  search_extra: Defaulted<string>;
  /** Article numbers and bar codes of all variants, between commas: search finds them whole, however they are spaced. */
  codes: Defaulted<string>;
  /** Sales of the last three months on a logarithmic scale: only `recount-demand.ts` writes it. */
  demand: Defaulted<number>;

  search_text: Defaulted<string>;
  title_sort: Defaulted<string>;
  price_kopecks: Defaulted<number>;
  old_price_kopecks: Optional<number>;
  default_variant_id: Optional<number>;
  variants_count: Defaulted<number>;
  /** Key of the first picture: `/media/<key>/480.webp`. */
  picture: Defaulted<string>;
  /** Mean of published reviews, 0 when there are none. */
  rating: Defaulted<number>;
  reviews_count: Defaulted<number>;
  /** Ids of `property_values` that filters know, of the product and of all its variants. */
  facets: Defaulted<number[]>;
  /** Those of the whole product alone. */
  own_facets: Defaulted<number[]>;
  /** Shops that have some variant in stock; a trigger updates it when pieces are sold. */
  stores: Defaulted<number[]>;
  search_vector: Defaulted<string>;
}

/** A property of goods. `slug` is the filter's category id in the address («color», «size», «frame»). */
export interface PropertiesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  /** How a choice is shown: words or a swatch. */
  type: Defaulted<'string' | 'image'>;
  position: Defaulted<number>;
  is_filterable: Defaulted<boolean>;
  is_comparable: Defaulted<boolean>;
}

/** `swatch`: a css colour of the dot, '' for plain words. */
export interface PropertyValuesTable {
  id: Generated<number>;
  property_id: number;
  value: string;
  swatch: Defaulted<string>;
  position: Defaulted<number>;
}

export interface ProductPropertiesTable {
  product_id: number;
  property_id: number;
  value_id: number;
  position: Defaulted<number>;
}

/**
 * Every product has at least one variant; one that is alone and has no properties is invisible to visitors. Everything
 * after `article` is derived by `rebuildCatalogue`.
 */
export interface VariantsTable {
  id: Generated<number>;
  product_id: number;
  name: Defaulted<string>;
  price_kopecks: number;
  old_price_kopecks: Optional<number>;
  position: Defaulted<number>;
  /** Article number, where the variants of the product have different ones. */
  article: Defaulted<string>;
  /** Ids of `property_values` that filters know, without those of the whole product. */
  facets: Defaulted<number[]>;
  /** Shops that have it in stock; a trigger updates it when pieces are sold. */
  stores: Defaulted<number[]>;
}

/** `image`: picture key of an image swatch, '' for words. */
export interface VariantPropertiesTable {
  variant_id: number;
  property_id: number;
  value_id: number;
  position: Defaulted<number>;
  image: Defaulted<string>;
}

/**
 * A picture of a product; `variant_id` null means: of every variant. `key` is a media key or an external http(s) URL.
 */
export interface PicturesTable {
  id: Generated<number>;
  product_id: number;
  variant_id: Optional<number>;
  key: string;
  position: Defaulted<number>;
}

/** What opens beside a property's label (size table): `S2 §3 propertyInfoTables`. No section: everywhere. */
export interface PropertyInfoTable {
  id: Generated<number>;
  property_id: number;
  section_id: Optional<number>;
  label: string;
  link: Defaulted<string>;
  table_html: Defaulted<string>;
}

export interface ProductRelationsTable {
  product_id: number;
  related_id: number;
  kind: 'similar' | 'safety' | 'comfort';
  position: Defaulted<number>;
}

/** Sections whose goods are offered as accessories to goods of `section_id`. */
export interface SectionRelationsTable {
  section_id: number;
  related_section_id: number;
  kind: 'safety' | 'comfort';
  position: Defaulted<number>;
}

/** A chip above a list. No section: shown on `/catalog/` and in search. */
export interface PopularRequestsTable {
  id: Generated<number>;
  section_id: Optional<number>;
  title: string;
  link: string;
  position: Defaulted<number>;
}

/** Dictionary of words in the catalogue, derived: mistyped words are compared with it. */
export interface SearchWordsTable {
  word: string;
  lexeme: string;
  products: number;
}

/** A line of words and pairs of words that mean the same, between commas: «велик, велосипед». The shop's own to edit. */
export interface SearchSynonymsTable {
  id: Generated<number>;
  words: string;
}

/** One row, id 1. Grows whenever something that a public page shows has changed. */
export interface CatalogueVersionTable {
  id: number;
  version: number;
  transaction_id: Defaulted<string>;
}

/**
 * Which products a version of the catalogue has changed, written by triggers; product 0: anything else that lists and
 * pages show. `version` is null until the end of the transaction.
 */
export interface CatalogueChangesTable {
  id: Generated<number>;
  product_id: number;
  version: Optional<number>;
  transaction_id: Defaulted<string>;
}
