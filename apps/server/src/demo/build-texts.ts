import type { Line, Series, Tier } from './line.js';
import { demoBrands } from './brands.js';
import type { Random } from './random.js';

/** Tails that go on without a comma: «с тамбуром», but «, двухместная». */
const goesOn = /^(с|со|для|под|из|без|поверх|до|на) /;

/** A product's name: head, brand, series, model, and a tail that agrees with the head. */
export function buildTitle(line: Line, [brand, series]: Series, tier: Tier, random: Random): string {
  const name = [line.head, demoBrands[brand].title, series, tier.title].filter(Boolean).join(' ');
  const tail = tier.tails && tier.tails.length > 0 ? random.pick(tier.tails) : '';
  if (tail === '') return name;
  return goesOn.test(tail) ? `${name} ${tail}` : `${name}, ${tail}`;
}

/** Values are quoted inside a sentence: «Рама: алюминий», «тамбур один». */
function fillIn(text: string, props: Readonly<Record<string, string>>): string | null {
  let isComplete = true;
  const filled = text.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const value = props[name];
    if (value === undefined || value === 'нет') isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled : null;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

/** The agent block of S2 §2 and the same in plain words for search engines and feeds. */
export function buildDescription(
  line: Line,
  props: Readonly<Record<string, string>>,
  random: Random,
): { html: string; text: string } {
  const intro = random.pick(line.intro);
  const points = line.points.map((point) => fillIn(point, props)).filter((point) => point !== null);
  const chosen = new Set(random.sample(points, random.int(3, 5)));
  const list = points.filter((point) => chosen.has(point));
  const advice = random.pick(line.advice);
  const items = list.map((point) => `<li>${escapeHtml(point)}</li>`).join('');
  return {
    html: `<p>${escapeHtml(intro)}</p><ul>${items}</ul><p>${escapeHtml(advice)}</p>`,
    text: [intro, ...list, advice].join(' '),
  };
}
