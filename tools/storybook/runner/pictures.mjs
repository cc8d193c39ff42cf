import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { differenceOf } from './picture-difference.mjs';
import { writePictureReport } from './picture-report.mjs';
import { smallPng } from './small-png.mjs';
import { StoryPage } from './story-page.mjs';

const committed = fileURLToPath(new URL('../pictures', import.meta.url));
const output = fileURLToPath(new URL('../output', import.meta.url));
/** Small enough for a repository, wide enough to recognise a component; the overview shows them as thumbnails. */
const size = { width: 480, height: 360 };
/** Lazy pictures and maps come when they come. */
const looksAgain = 4;

/** Stories with a picture: those tagged `picture`. */
const isPictured = ({ tags }) => tags.includes('picture');
/** Token pages are long, and all of them counts. */
const isWhole = ({ title }) => title.startsWith('Начало/');
const fileOf = ({ id }) => `${committed}/${id}.png`;
const readPng = (path) => PNG.sync.read(readFileSync(path));

const take = async (page, story) => {
  // Whether a browser rings what a script has focused depends on what was pressed before: no ring is always the same.
  await page.evaluate(() => document.activeElement?.blur());
  return PNG.sync.read(
    await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', fullPage: isWhole(story) }),
  );
};

/** Shows the story and looks at it until it is as committed, a few times at most. */
async function lookAt(stage, story, before) {
  const problems = await stage.show(story.id);
  if (problems.length > 0) return { words: problems[0], after: null, difference: null };
  for (let look = 1; ; look += 1) {
    const after = await take(stage.page, story);
    const found = before ? differenceOf(before, after) : { words: 'has no committed picture', picture: null };
    if (!found) return null;
    if (!before || look === looksAgain) return { words: found.words, after, difference: found.picture };
    await stage.page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), look * 150);
  }
}

/** Takes the picture that is committed: the second of two that are alike. */
async function takeStill(stage, story) {
  const [problem] = await stage.show(story.id);
  if (problem) throw new Error(`${story.id}: ${problem}`);
  let last = await take(stage.page, story);
  for (let look = 0; look < looksAgain; look += 1) {
    await stage.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    const next = await take(stage.page, story);
    if (next.data.equals(last.data)) return next;
    last = next;
  }
  throw new Error(`${story.id} does not stand still: it is no story for a picture`);
}

/** Pictures of stories that are there no more. */
const orphans = (stories) => {
  const known = new Set(stories.map(({ id }) => `${id}.png`));
  return existsSync(committed)
    ? readdirSync(committed).filter((file) => file.endsWith('.png') && !known.has(file))
    : [];
};

/**
 * Holds the stories tagged `picture` against their committed pictures: same size, same fonts, no motion, no caret and
 * one moment in time. `isRenewing` writes the pictures instead.
 * @returns how many were compared, and a line for each that changed
 */
export async function comparePictures(context, address, all, { isRenewing = false, isPart = false }) {
  const stories = all.filter(isPictured);
  if (stories.length === 0) return { compared: 0, lines: [] };
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  const stage = new StoryPage(page, address, () => {});
  await stage.open(stories[0].id, { ...size, globals: {} });
  const changes = [];
  if (isRenewing) mkdirSync(committed, { recursive: true });
  for (const story of stories) {
    const path = fileOf(story);
    if (isRenewing) {
      const picture = await takeStill(stage, story);
      if (!existsSync(path) || differenceOf(readPng(path), picture)) writeFileSync(path, smallPng(picture));
      continue;
    }
    const before = existsSync(path) ? readPng(path) : null;
    const change = await lookAt(stage, story, before);
    if (change) changes.push({ story, before, ...change });
  }
  await page.close();

  const left = isPart ? [] : orphans(stories);
  if (isRenewing) for (const file of left) rmSync(`${committed}/${file}`);
  const report = isRenewing ? null : writePictureReport(output, changes);
  const lines = changes.map(
    ({ story, words }) => `✗ picture of ${story.title} / ${story.name} (${story.id}): ${words}`,
  );
  if (!isRenewing) lines.push(...left.map((file) => `✗ pictures/${file} belongs to no story`));
  if (report) console.error(`What changed in the pictures: ${relative(process.cwd(), report)}`);
  return { compared: stories.length + (isRenewing ? 0 : left.length), lines };
}
