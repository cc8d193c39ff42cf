import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { ComparedProductWire } from './comparison.wire.js';

/** A property's name and value. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A compared product. Prices in kopecks. */
export interface ComparedProduct {
  readonly id: number;
  readonly link: string;
  readonly title: string;
  readonly price: Kopecks;
  readonly oldPrice: Kopecks | null;
  readonly img: string;
  readonly isInComparison: boolean;
  readonly properties: readonly NamedValue[];
  readonly retailId?: number;
  readonly hasVariants?: boolean;
  readonly isAvailable: boolean;
}

export const toNamedValue = (raw: { name: string; value: string | number }): NamedValue => ({
  name: raw.name,
  value: toText(raw.value),
});

/** Converts a compared product from the wire format. */
export function toComparedProduct(raw: ComparedProductWire): ComparedProduct {
  const retailId = toMaybeNumber(raw.retailId);
  return {
    id: Number(raw.id),
    link: raw.link,
    title: raw.title,
    price: toKopecks(raw.price),
    oldPrice: toMaybeKopecks(raw.oldPrice),
    img: toText(raw.img),
    isInComparison: raw.isInComparison == null || toFlag(raw.isInComparison),
    properties: toList(raw.properties, toNamedValue),
    ...(retailId && { retailId }),
    ...(raw.hasVariants != null && { hasVariants: toFlag(raw.hasVariants) }),
    isAvailable: raw.isAvailable == null || toFlag(raw.isAvailable),
  };
}
