import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { gramsOf, weightName, weightNames } from './grams-of.js';

/** Goods to weigh. */
export interface Weighed {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
}

interface WeightRow {
  readonly productId: number;
  readonly variantId: number | null;
  readonly title: string;
  readonly value: string;
}

/** Weights that goods give themselves, of a variant or of the whole product. */
async function readWeights(db: Db, goods: readonly Weighed[]): Promise<WeightRow[]> {
  const [products, variants] = [goods.map(({ productId }) => productId), goods.map(({ variantId }) => variantId)];
  const { rows } = await sql<WeightRow>`
    select said.product_id as "productId", said.variant_id as "variantId", p.title, v.value
      from (
        select product_id, null::int as variant_id, property_id, value_id from product_properties
         where product_id = any(${products}::int[])
        union all
        select own.product_id, own.id, of_variant.property_id, of_variant.value_id
          from variant_properties of_variant join variants own on own.id = of_variant.variant_id
         where own.id = any(${variants}::int[])
      ) said
      join properties p on p.id = said.property_id
      join property_values v on v.id = said.value_id
     where p.title ~* '^\s*(вес|масса)'`.execute(db);
  return rows;
}

/**
 * What goods weigh together, in grams, by their property «Вес»; a piece without it weighs `pieceKg`. Never 0: a
 * parcel of nothing has no price.
 */
export async function weigh(db: Db, goods: readonly Weighed[], pieceKg: number): Promise<number> {
  const rows = goods.length === 0 ? [] : await readWeights(db, goods);
  const gramsOfPiece = ({ productId, variantId }: Weighed): number => {
    // A size that is a weight says more than the product: «Вес снаряда» of a dumbbell.
    const own = rows.filter((row) => row.variantId === variantId);
    const common = rows.filter((row) => row.variantId === null && row.productId === productId);
    for (const said of [own, common]) {
      for (const name of weightNames) {
        const row = said.find(({ title }) => weightName(title) === name);
        const grams = row && gramsOf(row.value, row.title);
        if (grams) return grams;
      }
    }
    return pieceKg * 1_000;
  };
  return Math.max(1, Math.round(goods.reduce((sum, one) => sum + gramsOfPiece(one) * one.quantity, 0)));
}
