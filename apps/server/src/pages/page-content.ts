import type { CityWire, PageDataWire } from '@tropa/api-client/wire';
import type { PageName, RenderInput } from '@tropa/render-contract';
import type { ShopServices } from '../api/services.js';
import type { Db } from '../db/schema.js';
import type { CatalogueSource } from '../shop/catalogue-index/catalogue-reads.js';
import type { Tag } from '../shop/catalogue-index/tag-versions.js';
import type { Session } from '../shop/sessions/sessions.js';
import type { OwnPage } from '../shop/content/own-pages.js';
import type { CommonData } from './page-config.js';
import type { Thing } from './structured-data/json-ld.js';

/** What a page is rendered from, besides the parts that every page has. */
export interface PageContent {
  page: PageName;
  /** @default 200 */
  status?: number;
  /** The title is the page's own: the shop's name is added to it. */
  meta: RenderInput['meta'];
  /** Page data by name (decisions 21). */
  data: Record<string, unknown>;
  /** Shown only where scripts are off. */
  withoutScripts?: RenderInput['withoutScripts'];
  /**
   * What of the catalogue the page shows, in all: it is cached until some of it changes. Without, until anything
   * changes.
   */
  tags?: readonly Tag[] | undefined;
  /** When the page becomes outdated by time alone, although no data change. Absent: never. */
  until?: Date | undefined;
  /** Structured data of the page (schema.org), besides what is derived from its page data. */
  things?: readonly Thing[];
}

/** Input of a page's source. Of the visitor the city alone: public pages are the same for everyone there. */
export interface PageRequest {
  /** Where the page is read from: a replica, for pages that are the same for everyone. */
  readonly db: Db;
  readonly source: CatalogueSource;
  readonly shop: ShopServices;
  /** What every page has or may have: kept until anything but goods may have changed. */
  readonly common: () => Promise<CommonData>;
  /** Canonical path and query. */
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The city that the visitor chose, or else the shop's default one; undefined in a shop without cities. */
  readonly city: CityWire | undefined;
  /** Checked against the closed lists (decision 25). */
  readonly cookies: RenderInput['cookies'];
  /** The public origin of the shop. */
  readonly origin: string;
}

/** Metadata of the owner's own page; null: the shop has no such page. */
export async function headOf(
  { common }: Pick<PageRequest, 'common'>,
  path: string,
): Promise<Pick<OwnPage, 'title' | 'heading' | 'description'> | null> {
  const page = (await common()).ownPages.get(path);
  return page === undefined ? null : { ...page, heading: page.heading || page.title };
}

/** Of pages that show nothing of the goods: they are cached until content or the shop's frame changes. */
export const contentOnly: readonly Tag[] = [];

/** Thrown by a source: the content is at another address. The visitor is redirected there. */
export class PageMoved extends Error {
  /** @param status 301: for good */
  constructor(
    readonly address: string,
    readonly status: 301 | 302 = 302,
  ) {
    super(`The page is at ${address}`);
  }
}

/** Finds what a page is rendered from; null when there is no such page. */
export type PageSource = (request: PageRequest) => Promise<PageContent | null>;

/** This visitor has no such page: the response is that for an unknown address. */
export const noSuchPage = { isMissing: true } as const;
export type NoSuchPage = typeof noSuchPage;

/** A page that belongs to the visitor: it is rendered for this request and never cached. */
export interface PersonalPage {
  /** The page without its visitor; one that depends on the address is made of the request. */
  readonly content: PageContent | ((request: PageRequest) => PageContent);
  /**
   * What it shows of the visitor, as page data. `chosenCity` is what the browser remembers, perhaps none of ours. Without a
   * session it must not query the database. A page whose data could not be read is sent without: its widgets make the calls.
   */
  readonly read: (
    request: PageRequest,
    session: Session,
    chosenCity: number | null,
  ) => Promise<PageDataWire | NoSuchPage>;
}
