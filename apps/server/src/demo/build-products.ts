import type { ArtName } from '../pictures/art/art-list.js';
import { goodsColours, type ColourId } from '../pictures/palette.js';
import { platesFor } from '../pictures/plates.js';
import { buildReviews, demoToday, withFits } from './build-reviews.js';
import { buildDescription, buildTitle } from './build-texts.js';
import { buildVariants } from './build-variants.js';
import type { DemoProduct } from './demo-shop.js';
import type { Line, LineArt, LineContext, Series, Tier } from './line.js';
import { productFilm } from './product-films.js';
import { demoProperties } from './properties.js';
import { createRandom, type Random } from './random.js';
import { toSlug } from './slug.js';

const dayMs = 86_400_000;
const gradePrice = { 1: 0.78, 2: 1, 3: 1.34 } as const;

function lineContext(grade: 1 | 2 | 3, random: Random): LineContext {
  return {
    grade,
    byGrade: (plain, good, best) => (grade === 1 ? plain : grade === 2 ? good : best),
    pick: (list) => random.pick(list),
    number: (from, to, step = 1) => {
      const value = from + step * random.int(0, Math.round((to - from) / step));
      const digits = step < 0.1 ? 2 : step < 1 ? 1 : 0;
      return String(Number(value.toFixed(digits))).replace('.', ',');
    },
  };
}

/** Every model of a line: each series in each tier, as many as the shop carries. */
function modelsOf(line: Line, seed: number): (readonly [Series, Tier])[] {
  const all = line.series.flatMap((series) => line.tiers.map((tier) => [series, tier] as const));
  return createRandom(seed, `models ${line.section} ${line.head}`).sample(all, line.count);
}

/** Models that share several drawings have each of them in turn. */
function takeTurns(): (art: LineArt) => ArtName {
  const turns = new Map<LineArt, number>();
  return (art) => {
    if (typeof art === 'string') return art;
    const turn = turns.get(art) ?? 0;
    turns.set(art, turn + 1);
    return art[turn % art.length] as ArtName;
  };
}

function discountOf(random: Random): number {
  return random.chance(0.22) ? random.pick([0.1, 0.12, 0.15, 0.2, 0.2, 0.25, 0.3, 0.35]) : 0;
}

/** All products of the lines, numbered from 1; variants are numbered through. */
export function buildProducts(lines: readonly Line[], seed: number): DemoProduct[] {
  const slugs = new Set<string>();
  let variantId = 0;
  const nextId = () => (variantId += 1);
  let productId = 0;
  const artOf = takeTurns();
  return lines.flatMap((line) =>
    modelsOf(line, seed).map(([series, tier], place): DemoProduct => {
      productId += 1;
      const [brand, seriesName, grade] = series;
      const random = createRandom(
        seed,
        `${line.section} ${line.head} ${brand} ${seriesName} ${tier.title ?? ''} ${tier.price}`,
      );
      const title = buildTitle(line, series, tier, random);
      const props = { ...tier.props, ...line.props(lineContext(grade, random)), ...tier.props };
      const colours = random.sample(line.colours, random.int(line.colourCount[0], line.colourCount[1]));
      const { html, text } = buildDescription(line, props, random);
      const base = tier.price * gradePrice[grade] * (0.94 + random.next() * 0.12);
      const isNew = random.chance(0.11);
      const only = colours.length === 1 ? colours[0] : undefined;
      const plate = random.pick(platesFor(colours));
      return {
        id: productId,
        slug: freeSlug(toSlug(title), slugs),
        title,
        category: line.category,
        section: line.section,
        brand,
        description: text,
        agentHtml: html,
        isNew,
        isRecommended: random.chance(0.13),
        popularity: random.int(0, 1000),
        video: productFilm(line.section, place),
        createdAt: new Date(demoToday - (isNew ? random.int(1, 30) : random.int(40, 700)) * dayMs).toISOString(),
        searchExtra: searchWords(line, tier, colours, props),
        colours,
        plate,
        properties: [
          ...(only ? [{ property: 'Цвет', value: goodsColours[only].name }] : []),
          ...Object.entries(props).map(([property, value]) => ({ property, value })),
        ],
        variants: buildVariants(
          {
            art: artOf(tier.art ?? line.art),
            plate,
            colours,
            sizeOf: line.sizeOf,
            sizes: tier.sizes ?? line.sizes ?? [],
            priceOf: (index) => base * (line.sizePrice?.(index) ?? 1),
            discount: discountOf(random),
            nextId,
          },
          random,
        ),
        reviews: withFits(buildReviews(line.reviews, (grade - 1) / 2, random), line.sizeOf, productId),
      };
    }),
  );
}

/** What people type besides a name: synonyms, colours, sizes, and the values that filters offer. */
function searchWords(
  line: Line,
  tier: Tier,
  colours: readonly ColourId[],
  props: Readonly<Record<string, string>>,
): string {
  const values = Object.entries(props)
    .filter(([title]) => demoProperties.get(title)?.isFilter)
    .map(([, value]) => value);
  const sizes = tier.sizes ?? line.sizes ?? [];
  return [line.searchExtra, ...colours.map((colour) => goodsColours[colour].name), ...values, ...sizes]
    .filter(Boolean)
    .join(' ');
}

function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}
