import type { ComparedProduct } from '@tropa/api-client';

/** Which rows stand out: `different` greys the identical rows, `similar` the differing ones; no row is ever hidden. */
export type CompareMode = 'all' | 'different' | 'similar';

/** One property of all compared products; `null` where a product has no such property, which counts as a different value. */
export interface CompareRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
  readonly isSame: boolean;
}

/** The rows of the comparison, properties in order of first appearance in the products. */
export function compareRows(items: readonly Pick<ComparedProduct, 'properties'>[]): CompareRow[] {
  const names = [...new Set(items.flatMap((item) => item.properties.map((property) => property.name)))];
  return names.map((name) => {
    const values = items.map((item) => item.properties.find((property) => property.name === name)?.value ?? null);
    return { name, values, isSame: values.every((value) => value === values[0]) };
  });
}

/** Whether a row is greyed in a mode. */
export function isGreyed({ isSame }: CompareRow, mode: CompareMode): boolean {
  return (mode === 'different' && isSame) || (mode === 'similar' && !isSame);
}
