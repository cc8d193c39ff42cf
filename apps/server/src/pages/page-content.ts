import type { PageName, RenderInput } from '../api/render-contract.js';
import type { ShopServices } from '../api/services.js';
import type { Db } from '../db/schema.js';
import type { Session } from '../shop/sessions/sessions.js';
import type { Thing } from './structured-data/json-ld.js';

/** What a page is rendered from, besides the parts that every page has. */
export interface PageContent {
  page: PageName;
  /** @default 200 */
  status?: number;
  meta: RenderInput['meta'];
  /** Page data by name (decisions 21). */
  data: Record<string, unknown>;
  /** Structured data of the page (schema.org), besides what is derived from its page data. */
  things?: readonly Thing[];
}

/** Input of a page's source. Nothing about the visitor: public pages are the same for everyone. */
export interface PageRequest {
  readonly db: Db;
  readonly shop: ShopServices;
  /** Canonical path and query. */
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Checked against the closed lists (decision 25). */
  readonly cookies: RenderInput['cookies'];
  /** The public origin of the shop. */
  readonly origin: string;
}

/** Thrown by a source: the content is at another address. The visitor is redirected there. */
export class PageMoved extends Error {
  constructor(readonly address: string) {
    super(`The page is at ${address}`);
  }
}

/** Finds what a page is rendered from; null when there is no such page. */
export type PageSource = (request: PageRequest) => Promise<PageContent | null>;

/** A source of a page that belongs to the visitor: it is rendered for this request and never cached. */
export type PersonalPageSource = (request: PageRequest, session: Session) => Promise<PageContent | null>;

/** «Лыжи — Тропа»: the shop's name ends every title. */
export const titled = (title: string): string => `${title} — Тропа`;
