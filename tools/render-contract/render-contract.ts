/**
 * What the server asks the storefront to render, and what it gets back. An app never imports an app, so the types that
 * both need are a package of their own.
 */

/** Pages that the storefront can render. */
export type PageName =
  | 'index'
  | 'catalog'
  | 'product'
  | 'search'
  | 'sale'
  | 'best-offers'
  | 'favorites'
  | 'compare'
  | 'basket'
  | 'order'
  | 'orders'
  | 'own-order'
  | 'profile'
  | 'reviews'
  | 'articles'
  | 'article'
  | 'history'
  | 'shops'
  | 'work'
  | 'service'
  | 'project'
  | 'contacts'
  | 'not-found'
  | 'error'
  | 'document';

/** Metadata of a page: for search engines, the tab and sharing. */
export interface PageMeta {
  title: string;
  description: string;
  /** The canonical URL, absolute. */
  canonical?: string;
  /** Content of `<meta name="robots">`, such as `noindex`. */
  robots?: string;
  /** Absolute URL of the picture that is shown when the page is shared. */
  image?: string;
  /** @default 'website' */
  kind?: 'article' | 'product' | 'website';
  /** Structured data of the page (schema.org, JSON-LD). */
  structuredData?: object;
}

/** What a product's page contains only for browsers without scripts: with scripts it is requested by calls. */
export interface WithoutScripts {
  /** The visitor's city; '' in a shop without cities. */
  city: string;
  /** Whether a shop in that city has the chosen variant; if not, it is brought from another city. */
  isInCity: boolean;
  /** When it can be collected there, in words; '' where nothing is promised. */
  pickupDate: string;
  /** When it is delivered there, in words; '' where nothing is promised. */
  deliveryDate: string;
  /** Where the chosen variant is in stock; shops of the visitor's city come first. */
  shops: readonly { address: string; amount: number }[];
  /** How many more shops have it that are not listed. */
  otherShops: number;
  /** The newest ones; `value` is 1 to 5. */
  reviews: readonly { name: string; date: string; value: number; text: string }[];
}

/** A link as header and footer show it. */
export interface ShopLink {
  readonly title: string;
  readonly link: string;
}

/** Who the shop is, as header, footer and head of every page show it. */
export interface ShopLook {
  readonly name: string;
  /** Main heading of the index page. */
  readonly heading: string;
  readonly slogan: string;
  readonly phone: string;
  /** When the phone is answered; '' when not given. */
  readonly hours: string;
  /** `email`: where claims go; '' in the demo shop. */
  readonly seller: {
    readonly name: string;
    readonly ogrn: string;
    readonly inn: string;
    readonly address: string;
    readonly email: string;
  };
  /** Address of the logo; '': the name is shown as text. */
  readonly logo: string;
  /** Address of the tab's icon; '': the shop has none of its own. */
  readonly icon: string;
  /** Values of colour tokens by name, such as `primary`. `bar`: colour of the browser's own bars; '' for the usual one. */
  readonly colours: {
    readonly light: Readonly<Record<string, string>>;
    readonly dark: Readonly<Record<string, string>>;
    readonly bar: string;
  };
  readonly socials: readonly ShopLink[];
  /** Links of the header and of the footer's columns; null: those of the demo shop. */
  readonly menu: {
    readonly header: readonly ShopLink[];
    readonly footer: readonly { readonly title: string; readonly links: readonly ShopLink[] }[];
  } | null;
  /** Links to documents below the footer; null: those of the demo shop. */
  readonly documents: readonly ShopLink[] | null;
  /** Addresses of workshops, as the form of the service offers them. */
  readonly workshops: readonly string[];
  /** Whether nothing is really sold here; the footer then says so. */
  readonly isDemo: boolean;
  /** Whether this is the made-up shop Tropa itself, with its emblem. */
  readonly isTropa: boolean;
}

/** A page to render. */
export interface RenderInput {
  page: PageName;
  /** HTTP status that the page is sent with. */
  status: number;
  /** Path and query of the page, such as `/catalog/lyzhi/?page=2`. */
  url: string;
  meta: PageMeta;
  /** Page data by name, with the underscore: `_items`, `_filters`, … (S1 §7, decisions 21). */
  data: Record<string, unknown>;
  /** Never part of the page data: the browser gets it as HTML alone. */
  withoutScripts?: WithoutScripts;
  /** Flags that differ from their defaults. */
  flags?: Record<string, boolean>;
  /** The cookies that a list depends on. */
  cookies: { limit?: string; sort?: string; articles_limit?: string };
  /** Who the shop is. @default the demo shop */
  shop?: ShopLook;
}

/** A piece of HTML that many pages have, the same object each time: it is encoded and hashed once. */
export interface SharedHtml {
  readonly shared: string;
}

/**
 * HTML of a page, or its pieces in order. A page put together as one text costs its server several milliseconds more:
 * the style sheets take half of it, and one Cyrillic letter doubles the bytes of every other character.
 */
export type Html = string | readonly (string | SharedHtml)[];

/** A rendered page. */
export interface RenderedPage {
  html: Html;
  status: number;
}

/**
 * The function that the storefront's server bundle exports as `renderPage`. Synchronous when built; from the sources it
 * may have to load modules first.
 */
export type RenderPage = (input: RenderInput) => RenderedPage | Promise<RenderedPage>;
