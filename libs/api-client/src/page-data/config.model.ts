import { toKopecks, type Kopecks } from '../money/money.js';
import { toList, toMaybeNumber, toRecord, toText } from '../wire-values/wire-values.model.js';
import type { accountMenuLineWire, configWire, menuLineWire } from './config.wire.js';
import type { orderPageWire, vacancyWire } from './pages.wire.js';
import type { InferOutput } from 'valibot';

/** A line of the header's menu. */
export interface MenuLine {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly children: readonly { readonly id: string; readonly title: string; readonly link: string }[];
}

/** `_config`: what the host decides for every page. */
export interface PageConfig {
  readonly flags: Readonly<Record<string, boolean>>;
  /** Key of Google Maps; '' when there is none. Without it and without tiles maps are our own plot (decision 46). */
  readonly mapsKey: string;
  /** Address of map tiles with `{z}`, `{x}`, `{y}`; '' when there are none. */
  readonly mapsTileUrl: string;
  /** Whose tiles they are, HTML; '' when nothing is said. */
  readonly mapsTileAttribution: string;
  /** Settings of the credit partner's widget; null when there is none. */
  readonly creditPartner: Readonly<Record<string, unknown>> | null;
  readonly supportPhone: string;
  readonly menu: readonly MenuLine[];
  readonly shopsCount?: number;
}

const toMenuLine = (raw: InferOutput<typeof menuLineWire>): MenuLine => ({
  id: toText(raw.id),
  title: raw.title,
  link: raw.link,
  children: toList(raw.children, ({ id, title, link }) => ({ id: toText(id), title, link })),
});

/** Reads `_config`. */
export function toPageConfig(raw: InferOutput<typeof configWire>): PageConfig {
  const shopsCount = toMaybeNumber(raw.shopsCount);
  return {
    flags: toRecord(raw.flags),
    mapsKey: toText(raw.mapsKey),
    mapsTileUrl: toText(raw.mapsTileUrl),
    mapsTileAttribution: toText(raw.mapsTileAttribution),
    creditPartner: raw.creditPartner ?? null,
    supportPhone: toText(raw.supportPhone),
    menu: toList(raw.menu, toMenuLine),
    ...(shopsCount !== undefined && { shopsCount }),
  };
}

/** A line of the account's menu. */
export interface AccountMenuLine {
  /** Matches `_menuActive`; the link where the server gives no id. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
}

/** Reads a line of the account's menu. */
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

/** Reads a vacancy. */
export const toVacancy = (raw: InferOutput<typeof vacancyWire>): Vacancy => ({ id: toText(raw.id), value: raw.value });

/** `_order` (S2 §3). */
export interface OrderPage {
  /** Delivery is free strictly above this, kopecks; null when the server names no limit. */
  readonly freeDeliveryLimitPrice: Kopecks | null;
  /** The server's word on the payment: '' there was none, null the server never says (decision 19). */
  readonly payment: 'paid' | 'pending' | 'failed' | '' | null;
  readonly orderNum: string;
  /** Where the order is still to be paid: '' nothing is, null the server never says. */
  readonly paymentLink: string | null;
  /** The order whose application for credit is still open, and where it is continued; null when there is none. */
  readonly credit: { readonly orderNum: string; readonly link: string } | null;
}

/** Reads `_order`; a limit of 0 is a limit. */
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
