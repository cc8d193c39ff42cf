import type { WireCallName } from '@tropa/api-client/wire';
import type { Shop } from '../shop.js';

/** A part of the run: the calls that it checks, and how. */
export interface Step {
  readonly calls: readonly WireCallName[];
  run(shop: Shop): Promise<void>;
}

/** The result of calls without any other finding. */
export const needsGoods = 'goods in the catalogue';

/** Marks calls that cannot be tried. */
export function skip(shop: Shop, calls: readonly WireCallName[], needs: string): void {
  for (const name of calls) shop.findings.looked(name, 'skipped', needs);
}
