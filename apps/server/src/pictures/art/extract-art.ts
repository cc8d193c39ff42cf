/**
 * Writes `art.json`: the drawings that the shop uses, cut out of the 100 MB vector set, with the data that the renderer
 * needs for each. Run after a change of `art-list.ts`, `own-art.ts` or the set's version: `npx tsx
 * apps/server/src/pictures/art/extract-art.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { rgbToOklch, type Oklch } from '../oklch.js';
import { isMainPaint } from '../recolour.js';
import { artNames, artRecipe, type ArtName } from './art-list.js';
import { ownArt } from './own-art.js';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as {
  icons: Record<string, { body: string }>;
};

/** The set hardens alpha before shading, which leaves jagged edges: keep it soft. */
const soften = (body: string) => body.replaceAll('0 0 0 127 0"', '0 0 0 1 0"');

/** Ids are unique within one drawing only; a banner combines several drawings. */
function ownIds(body: string, name: string): string {
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] as string);
  let result = body;
  ids.forEach((id, index) => {
    const short = `${name}${index}`;
    result = result
      .replaceAll(` id="${id}"`, ` id="${short}"`)
      .replaceAll(`url(#${id})`, `url(#${short})`)
      .replaceAll(`href="#${id}"`, `href="#${short}"`);
  });
  return result;
}

function dropPaths(body: string, starts: readonly string[]): string {
  return starts.reduce(
    (rest, start) => rest.replace(new RegExp(`<path [^>]*d="${start.replaceAll('.', '\\.')}[^>]*/>`, 'g'), ''),
    body,
  );
}

async function measure(body: string, name: ArtName) {
  const size = 256;
  // A margin of 4 units: rotated drawings may reach beyond the frame.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40" width="${size}" height="${size}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [size, size, 0, 0];
  const sum = { l: 0, c: 0, x: 0, y: 0, n: 0 };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = (y * size + x) * 4;
      if ((data[at + 3] ?? 0) < 100) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      const paint = rgbToOklch([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
      if (!isMainPaint(paint, artRecipe(name))) continue;
      sum.l += paint.l;
      sum.c += paint.c;
      sum.x += Math.cos((paint.h * Math.PI) / 180);
      sum.y += Math.sin((paint.h * Math.PI) / 180);
      sum.n += 1;
    }
  }
  const unit = (pixels: number) => Number(((pixels / size) * 40 - 4).toFixed(2));
  const round = (value: number) => Number(value.toFixed(4));
  const mean: Oklch = {
    l: round(sum.l / sum.n || 0.6),
    c: round(sum.c / sum.n || 0),
    h: round(((Math.atan2(sum.y, sum.x) * 180) / Math.PI + 360) % 360),
  };
  const share = round(sum.n / ((right - left) * (bottom - top)));
  return { box: [unit(left), unit(top), unit(right), unit(bottom)], mean, share };
}

const art: Record<string, unknown> = {};
for (const name of artNames) {
  const recipe = artRecipe(name);
  const drawn = ownArt[name]?.() ?? set.icons[recipe.source ?? name]?.body;
  if (!drawn) throw new Error(`No drawing called ${name}`);
  const body = ownIds(soften(dropPaths(drawn, recipe.without ?? [])), name);
  art[name] = { body, ...(await measure(body, name)) };
}
writeFileSync(new URL('./art.json', import.meta.url), `${JSON.stringify(art)}\n`);
console.log(
  Object.entries(art)
    .map(([name, value]) => `${name} ${(value as { share: number }).share}`)
    .join('\n'),
);
