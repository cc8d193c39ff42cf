import type { PlateId } from '../pictures/plates.js';
import type { ColourId } from '../pictures/palette.js';
import type { DemoBrand } from './brands.js';
import type { DemoPromoCode } from './promo-codes.js';
import type { DemoProperty } from './properties.js';
import type { DemoSection, SectionSlug } from './sections.js';
import type { DemoSizeTable } from './size-tables.js';

/** A value of a property; `swatch` is a css colour or ''. */
export interface DemoValue {
  /** Title of the property, a key of `demoProperties`. */
  property: string;
  value: string;
}

/** A value that a variant is chosen by; `image` is a picture key for swatches, '' for words. */
export interface DemoVariantValue extends DemoValue {
  image: string;
}

/** What is put into the basket. Prices in roubles; `stock` by the number of the shop. */
export interface DemoVariant {
  id: number;
  name: string;
  price: number;
  oldPrice: number | null;
  values: readonly DemoVariantValue[];
  pictures: readonly string[];
  stock: readonly (readonly [shopId: number, amount: number])[];
}

/** An invented review; `isDemo` marks it as such for pages and exports. */
export interface DemoReview {
  isDemo: true;
  name: string;
  city: string;
  /** ISO moment. */
  date: string;
  stars: number;
  text: string;
  /** How the size fits; absent where there is none, or nothing is said. */
  fit?: 'small' | 'true' | 'large';
}

/** A product of the demo shop. */
export interface DemoProduct {
  id: number;
  slug: string;
  title: string;
  category: string;
  section: SectionSlug;
  brand: string;
  description: string;
  agentHtml: string;
  isNew: boolean;
  isRecommended: boolean;
  popularity: number;
  /** Address of a film about it, '' when there is none. */
  video: string;
  /** ISO moment. */
  createdAt: string;
  searchExtra: string;
  colours: readonly ColourId[];
  plate: PlateId;
  properties: readonly DemoValue[];
  variants: readonly DemoVariant[];
  reviews: readonly DemoReview[];
}

/** Sections whose goods go with goods of a section. */
export interface DemoRelation {
  section: SectionSlug;
  related: SectionSlug;
  kind: 'safety' | 'comfort';
}

/** The goods of the demo shop: plain values, the same for the same seed. */
export interface DemoShop {
  seed: number;
  sections: readonly DemoSection[];
  relations: readonly DemoRelation[];
  brands: readonly DemoBrand[];
  properties: readonly DemoProperty[];
  sizeTables: readonly DemoSizeTable[];
  products: readonly DemoProduct[];
  promoCodes: readonly DemoPromoCode[];
}
