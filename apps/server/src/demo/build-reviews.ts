import type { DemoReview } from './demo-shop.js';
import { demoCityNames } from './demo-content.js';
import type { Random } from './random.js';
import {
  reviewClosers,
  reviewNames,
  reviewOpeners,
  reviewRegrets,
  reviewTexts,
  type ReviewTopic,
} from './texts/review-texts.js';

/** The day the demo shop was stocked; fixed, so that every start gives the same shop. */
export const demoToday = Date.UTC(2026, 10, 20);

const dayMs = 86_400_000;

/** Most goods have a few reviews, some have none, some have many. */
function reviewCount(random: Random): number {
  const luck = random.next();
  if (luck < 0.2) return 0;
  if (luck < 0.75) return random.int(1, 9);
  if (luck < 0.95) return random.int(10, 22);
  return random.int(23, 40);
}

function writeReview(topic: ReviewTopic, stars: number, random: Random): string {
  const texts = reviewTexts[topic];
  const parts: string[] = [];
  if (random.chance(0.35)) parts.push(random.pick(reviewOpeners));
  if (stars === 5) parts.push(...random.sample(texts.good, random.int(1, 3)));
  if (stars === 4) parts.push(...random.sample(texts.good, random.int(1, 2)), random.pick(texts.mixed));
  if (stars === 3) parts.push(random.pick(texts.good), ...random.sample(texts.mixed, 2));
  if (stars <= 2) parts.push(random.pick(texts.bad), ...(random.chance(0.4) ? [random.pick(texts.mixed)] : []));
  if (stars >= 4 && random.chance(0.3)) parts.push(random.pick(reviewClosers));
  if (stars <= 2 && random.chance(0.6)) parts.push(random.pick(reviewRegrets));
  return parts.join(' ');
}

/** The fits of goods that come in sizes, review by review: most fit, every fourth says nothing. */
const fits = ['true', 'true', 'small', undefined, 'true', 'true', 'large', undefined] as const;

/**
 * The same reviews, as buyers of goods in sizes write them. `sizeOf`: what the goods are chosen by; `turn`: goods differ
 * in it, so that not all fit alike.
 */
export const withFits = (reviews: readonly DemoReview[], sizeOf: string | undefined, turn: number): DemoReview[] =>
  reviews.map((review, index) => {
    if (!/^Размер( обуви)?$/.test(sizeOf ?? '')) return review;
    const fit = fits[(index * 3 + turn) % fits.length];
    return fit === undefined ? review : { ...review, fit };
  });

/** Reviews of one product, newest first; no two of them say the same. `quality` 0…1 moves the stars. */
export function buildReviews(topic: ReviewTopic, quality: number, random: Random): DemoReview[] {
  const reviews: DemoReview[] = [];
  const said = new Set<string>();
  const count = reviewCount(random);
  for (let index = 0; index < count; index += 1) {
    const luck = random.next() * 0.55 + quality * 0.45;
    const stars = luck > 0.42 ? 5 : luck > 0.26 ? 4 : luck > 0.18 ? 3 : luck > 0.11 ? 2 : 1;
    const text = writeReview(topic, stars, random);
    if (said.has(text)) continue;
    said.add(text);
    const daysAgo = Math.floor(random.next() ** 1.6 * 720) + 1;
    reviews.push({
      isDemo: true,
      name: random.pick(reviewNames),
      // Near shops people write more often.
      city: random.pick(random.chance(0.6) ? demoCityNames().slice(0, 6) : demoCityNames()),
      date: new Date(demoToday - daysAgo * dayMs + random.int(8, 22) * 3_600_000).toISOString(),
      stars,
      text,
    });
  }
  return reviews.sort((a, b) => b.date.localeCompare(a.date));
}
