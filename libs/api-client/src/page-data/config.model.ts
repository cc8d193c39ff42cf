import { toKopecks, type Kopecks } from '../money/money.js';
import { toList, toMaybeNumber, toRecord, toText } from '../wire-values/wire-values.model.js';
import type { accountMenuLineWire, configWire, menuLineWire } from './config.wire.js';
import type { orderPageWire, vacancyWire } from './pages.wire.js';
import type { InferOutput } from 'valibot';

/** An item of the header menu. */
export interface MenuLine {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly children: readonly { readonly id: string; readonly title: string; readonly link: string }[];
}

/** Analytics counters: Yandex Metrica's number, Google's `G-…`; '' where there is none. */
export interface PageCounters {
  readonly metrica: string;
  readonly ga4: string;
  /** Any other: the name visitors know it by ('' where there is none), and the addresses of its scripts. */
  readonly other: { readonly name: string; readonly scripts: readonly string[] };
}

/** `_config`: what the host decides for every page. */
export interface PageConfig {
  readonly flags: Readonly<Record<string, boolean>>;
  /**
   * Google Maps API key; '' when there is none. Without a key or tiles the widgets draw a plain plot; the list beside
   * each map has the same points, so nothing depends on the map.
   */
  readonly mapsKey: string;
  /** Address of map tiles with `{z}`, `{x}`, `{y}`; '' when there are none. */
  readonly mapsTileUrl: string;
  /** Attribution of the tiles, HTML; '' when there is none. */
  readonly mapsTileAttribution: string;
  /** Settings of the credit partner's widget; null when there is none. */
  readonly creditPartner: Readonly<Record<string, unknown>> | null;
  /**
   * Name of the cookie that the server sets beside every session, for scripts to read; '' when there is none. A page
   * whose visitor has no session requests none of the data that belong to one.
   */
  readonly sessionMark: string;
  readonly supportPhone: string;
  readonly menu: readonly MenuLine[];
  readonly shopsCount?: number;
  /** Analytics counters that the owner has set up. */
  readonly counters: PageCounters;
}

const toMenuLine = (raw: InferOutput<typeof menuLineWire>): MenuLine => ({
  id: toText(raw.id),
  title: raw.title,
  link: raw.link,
  children: toList(raw.children, ({ id, title, link }) => ({ id: toText(id), title, link })),
});

/** Converts `_config` from the wire format. */
export function toPageConfig(raw: InferOutput<typeof configWire>): PageConfig {
  const shopsCount = toMaybeNumber(raw.shopsCount);
  return {
    flags: toRecord(raw.flags),
    mapsKey: toText(raw.mapsKey),
    mapsTileUrl: toText(raw.mapsTileUrl),
    mapsTileAttribution: toText(raw.mapsTileAttribution),
    creditPartner: raw.creditPartner ?? null,
    sessionMark: toText(raw.sessionMark),
    supportPhone: toText(raw.supportPhone),
    menu: toList(raw.menu, toMenuLine),
    counters: {
      metrica: toText(raw.counters?.metrica),
      ga4: toText(raw.counters?.ga4),
      other: { name: toText(raw.counters?.other?.name), scripts: raw.counters?.other?.scripts ?? [] },
    },
    ...(shopsCount !== undefined && { shopsCount }),
  };
}

/** An item of the account menu. */
export interface AccountMenuLine {
  /** Matches `_menuActive`; equals the link where the server sends no id. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
}

/** Converts an item of the account menu from the wire format. */
export const toAccountMenuLine = (raw: InferOutput<typeof accountMenuLineWire>): AccountMenuLine => ({
  id: toText(raw.id) || raw.link,
  title: raw.title,
  link: raw.link,
});

/** An option of the vacancy select. */
export interface Vacancy {
  readonly id: string;
  readonly value: string;
}

/** Converts a vacancy from the wire format. */
export const toVacancy = (raw: InferOutput<typeof vacancyWire>): Vacancy => ({ id: toText(raw.id), value: raw.value });

/** `_order`: data of the checkout page. */
export interface OrderPage {
  /** Delivery is free strictly above this, kopecks; null when the server sends no limit. */
  readonly freeDeliveryLimitPrice: Kopecks | null;
  /**
   * State of the payment according to the server: '' there was no payment, null the server does not send it. Where it
   * is sent, it overrides `paymentSuccess` in the URL, which anyone can type.
   */
  readonly payment: 'paid' | 'pending' | 'failed' | '' | null;
  readonly orderNum: string;
  /** Where to pay for the order: '' there is nothing to pay, null the server does not send it. */
  readonly paymentLink: string | null;
  /** The order whose credit application is still open, and where to continue it; null when there is none. */
  readonly credit: { readonly orderNum: string; readonly link: string } | null;
}

/** Converts `_order` from the wire format; 0 is a valid limit. */
export function toOrderPage(raw: InferOutput<typeof orderPageWire>): OrderPage {
  const limit = toMaybeNumber(raw.freeDeliveryLimitPrice);
  return {
    freeDeliveryLimitPrice: limit === undefined ? null : toKopecks(limit),
    payment: raw.payment ?? null,
    orderNum: toText(raw.orderNum),
    paymentLink: raw.paymentLink ?? null,
    credit: raw.credit ? { orderNum: toText(raw.credit.orderNum), link: raw.credit.link } : null,
  };
}
