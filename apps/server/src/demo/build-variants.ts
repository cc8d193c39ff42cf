import { productPictureKey } from '../pictures/picture-key.js';
import type { ProductView } from '../pictures/product-view.js';
import { goodsColours, type ColourId } from '../pictures/palette.js';
import type { PlateId } from '../pictures/plates.js';
import type { ArtName } from '../pictures/art/art-list.js';
import type { DemoVariant, DemoVariantValue } from './demo-shop.js';
import { demoShopNumbers } from './demo-content.js';
import type { Random } from './random.js';

/** The input for variants. Prices in roubles. */
export interface VariantPlan {
  art: ArtName;
  plate: PlateId;
  colours: readonly ColourId[];
  sizeOf: string | undefined;
  sizes: readonly string[];
  priceOf: (sizeIndex: number) => number;
  /** Discount as a share, 0 for none. */
  discount: number;
  nextId: () => number;
}

/** Prices of a shop end in 90. */
export function shopPrice(roubles: number): number {
  return Math.max(1, Math.round(roubles / 100)) * 100 - 10;
}

function buildStock(random: Random): (readonly [number, number])[] {
  const luck = random.next();
  if (luck < 0.05) return [];
  if (luck < 0.12) return [[random.pick(demoShopNumbers()), 1]];
  // Tyumen, where the shop is at home, is stocked better.
  return demoShopNumbers().flatMap((shop) => {
    const hasIt = random.chance(shop <= 4 ? 0.62 : 0.38);
    return hasIt ? [[shop, Math.max(1, Math.round(random.next() ** 2 * 11))] as const] : [];
  });
}

/** Which sizes of which colours exist: some are missing, but every colour and every size is there at least once. */
function combinations(colourCount: number, sizeCount: number, random: Random): (readonly [number, number])[] {
  const all = Array.from({ length: colourCount }, (_c, colour) =>
    Array.from({ length: Math.max(1, sizeCount) }, (_s, size) => [colour, size] as const),
  ).flat();
  if (colourCount < 2 || sizeCount < 3) return all;
  return all.filter(([colour, size]) => size % colourCount === colour || random.chance(0.8));
}

/** Worn or held two at a time: the last picture shows the pair. */
const pairs = new Set<ArtName>([
  'socks',
  'gloves',
  'dumbbell',
  'dumbbell-hex',
  'dumbbell-soft',
  'hiking-boot',
  'boot-low',
  'boot-tall',
  'boot-winter',
  'boot-kids',
  'running-shoe',
  'shoe-racer',
  'shoe-trail',
  'shoe-gym',
  'shoe-kids',
  'thong-sandal',
  'slide',
  'clog',
  'sandal',
]);

const viewsOf = (art: ArtName): readonly ProductView[] => (pairs.has(art) ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]);

/** A reduced price, never reduced by more than intended: rounding would halve the price of cheap goods. */
export function salePrice(full: number, discount: number): number {
  return Math.ceil((full * (1 - discount) + 10) / 100) * 100 - 10;
}

/** Every variant of a product, the first one first. */
export function buildVariants(plan: VariantPlan, random: Random): DemoVariant[] {
  const { art, plate, colours, sizes, sizeOf } = plan;
  return combinations(colours.length, sizes.length, random).map(([colourIndex, sizeIndex]) => {
    const colour = colours[colourIndex] ?? 'grey';
    const size = sizes[sizeIndex];
    const pictures = viewsOf(art).map((view) => productPictureKey(art, colour, plate, view));
    const values: DemoVariantValue[] = [];
    if (colours.length > 1)
      values.push({ property: 'Цвет', value: goodsColours[colour].name, image: pictures[0] ?? '' });
    if (sizeOf && size) values.push({ property: sizeOf, value: size, image: '' });
    const full = shopPrice(plan.priceOf(sizeIndex));
    const price = salePrice(full, plan.discount);
    return {
      id: plan.nextId(),
      name: values.map(({ value }) => value).join(', '),
      price,
      oldPrice: price < full ? full : null,
      values,
      pictures,
      stock: buildStock(random),
    };
  });
}
