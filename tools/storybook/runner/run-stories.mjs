/**
 * Opens every story of the static build in Chromium and fails on anything that a visitor or a screen reader would
 * trip over: a story or its play function that throws, a console or page error, a failed or foreign request, an axe
 * violation, a page that scrolls sideways. Then holds components against their committed pictures.
 *
 *   node runner/run-stories.mjs [--sample N] [--only text] [--no-pictures | --no-stories]
 *   node runner/run-stories.mjs --renew-pictures [--only text]
 *
 * CHROMIUM_PATH names the browser (default /usr/bin/chromium).
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { comparePictures } from './pictures.mjs';
import { serveFolder } from './serve-folder.mjs';
import { readStories, spread } from './story-list.mjs';
import { StoryPage } from './story-page.mjs';
import { checkWhole } from './whole-storybook.mjs';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
/** Two pages side by side: as many as the smallest machine has processors. */
const pageCount = 2;
/** So many stories get a second look; more are no chance. */
const secondLooks = 5;

const isPaged = ({ title }) => title.startsWith('Начало/') || title.startsWith('Страницы/');

/** How stories are looked at: all of them on a phone and a desk, a spread of them in what else the toolbar offers. */
const looks = [
  { name: '360', width: 360, height: 780, globals: {} },
  { name: '1280', width: 1280, height: 900, globals: {} },
  { name: '1280 dark', width: 1280, height: 900, globals: { theme: 'dark' }, sample: 120 },
  { name: '1280 contrast', width: 1280, height: 900, globals: { theme: 'contrast' }, sample: 120 },
  { name: '1280 text 200 %', width: 1280, height: 900, globals: { text: '200' }, sample: 60 },
];

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    only: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
    'no-stories': { type: 'boolean', default: false },
    'renew-pictures': { type: 'boolean', default: false },
  },
});

function fail(line) {
  console.error(line);
  process.exit(1);
}

function wantedStories() {
  const all = readStories(folder);
  const wanted = options.only ? all.filter(({ id }) => id.includes(options.only)) : all;
  const size = Number(options.sample ?? wanted.length);
  if (!Number.isInteger(size) || size < 1) fail(`--sample wants a number above 0, got ${options.sample}`);
  const stories = spread(wanted, size);
  return stories.length > 0 ? stories : fail('No stories to look at.');
}

/** What is looked at: the stories in every look, in halves for two pages. */
const jobsOf = (stories) =>
  looks.flatMap((look) => {
    const seen = look.sample && !options.only ? spread(stories, look.sample, isPaged) : stories;
    const half = Math.ceil(seen.length / pageCount);
    return [seen.slice(0, half), seen.slice(half)].filter(({ length }) => length > 0).map((part) => ({ look, part }));
  });

/** Does the jobs, in `count` pages at once. @returns problems by story, and the looks that had them */
async function checkStories(newContext, address, jobs, count) {
  const failed = new Map();
  const waiting = [...jobs];
  await Promise.all(
    Array.from({ length: count }, async () => {
      let current = null;
      const report = (text) => {
        if (!current) return;
        const known = failed.get(current.key) ?? { lines: new Set(), jobs: new Map() };
        failed.set(current.key, known);
        known.lines.add(`${current.look.name}: ${text.split('\n')[0]}`);
        known.jobs.set(current.look.name, { look: current.look, part: [current.story] });
      };
      // A context each: stories of one page must not meet the cookies of the other's.
      const context = await newContext();
      const page = new StoryPage(await context.newPage(), address, report);
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        await page.open(job.part[0].id, job.look);
        for (const story of job.part) {
          current = { key: `${story.title} / ${story.name} (${story.id})`, look: job.look, story };
          for (const problem of await page.check(story.id)) report(problem);
        }
        current = null;
      }
      await context.close();
    }),
  );
  return failed;
}

/**
 * Looks at all stories, and once more, one at a time, at a few that failed: two pages on a crowded machine fail now
 * and then for no fault of a story. @returns what failed both times: lines by story
 */
async function lookAtStories(newContext, address, stories) {
  let failed = await checkStories(newContext, address, jobsOf(stories), pageCount);
  if (failed.size > 0 && failed.size <= secondLooks) {
    const first = failed;
    failed = await checkStories(
      newContext,
      address,
      [...first.values()].flatMap(({ jobs }) => [...jobs.values()]),
      1,
    );
    for (const [key, { lines }] of first) {
      if (!failed.has(key))
        console.log(`unsteady: ${key} failed once and passed then\n    ${[...lines].join('\n    ')}`);
    }
  }
  return new Map([...failed].map(([key, { lines }]) => [key, lines]));
}

async function main() {
  if (!existsSync(`${folder}/index.json`)) fail('No static build of Storybook: run `npm run build:storybook` first.');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) fail(`No browser at ${executablePath}: set CHROMIUM_PATH.`);

  const stories = wantedStories();
  const site = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  let failed = new Map();
  let pictures = { compared: 0, lines: [] };
  try {
    const newContext = () =>
      browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg', reducedMotion: 'reduce' });
    const isLooking = !options['renew-pictures'] && !options['no-stories'];
    if (isLooking) {
      failed = await lookAtStories(newContext, site.address, stories);
      const problems = await checkWhole(await newContext(), site.address);
      if (problems.length > 0) failed.set('Storybook itself', new Set(problems));
    }
    if (!options['no-pictures']) {
      pictures = await comparePictures(await newContext(), site.address, stories, {
        isRenewing: options['renew-pictures'],
        isPart: stories.length < readStories(folder).length,
      });
    }
  } finally {
    await browser.close();
    await site.close();
  }

  for (const [key, problems] of failed)
    console.error(`✗ ${key}\n${[...problems].map((problem) => `    ${problem}`).join('\n')}`);
  for (const line of pictures.lines) console.error(line);
  const word = options['renew-pictures'] ? 'written' : 'as committed';
  console.log(`pictures: ${pictures.compared - pictures.lines.length} of ${pictures.compared} ${word}`);
  const failures = failed.size + pictures.lines.length;
  const looked = options['no-stories'] || options['renew-pictures'] ? 0 : stories.length + 1;
  console.log(`${looked + pictures.compared - failures} passed, ${failures} failed`);
  process.exitCode = failures > 0 ? 1 : 0;
}

await main();
