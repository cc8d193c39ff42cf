/**
 * Opens every story of the static build in Chromium and fails on anything that a visitor or a screen reader
 * would trip over: a story or its play function that throws, a console or page error, a failed request,
 * an axe violation. One page for all: stories are switched inside it, so a thousand take minutes.
 *
 *   node run-stories.mjs [--sample N] [--only text]
 *
 * CHROMIUM_PATH names the browser (default /usr/bin/chromium).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serveFolder } from './serve-folder.mjs';

const folder = fileURLToPath(new URL('./storybook-static', import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const storyTimeout = 15_000;

/** How a story is looked at. Dark is a theme of the kit only in Storybook so far, and has to be readable all the same. */
const looks = [
  { name: '360', width: 360, height: 780, theme: 'Светлая' },
  { name: '1280', width: 1280, height: 900, theme: 'Светлая' },
  { name: '1280 dark', width: 1280, height: 900, theme: 'Тёмная' },
];

const { values: options } = parseArgs({ options: { sample: { type: 'string' }, only: { type: 'string' } } });

function fail(line) {
  console.error(line);
  process.exit(1);
}

function pick(stories) {
  const wanted = options.only ? stories.filter(({ id }) => id.includes(options.only)) : stories;
  const size = Number(options.sample ?? wanted.length);
  if (!Number.isInteger(size) || size < 1) fail(`--sample wants a number above 0, got ${options.sample}`);
  if (size >= wanted.length) return wanted;
  // Spread over the whole list, so that every lib is looked at.
  return Array.from({ length: size }, (_, index) => wanted[Math.floor((index * wanted.length) / size)]);
}

/** Runs in the page: shows a story and reports what its rendering said. */
async function showStory({ id, timeout }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const problems = [];
  const describe = (name) => (payload) => {
    const text = payload?.message ?? payload?.title ?? (Array.isArray(payload) ? payload[0]?.message : undefined);
    problems.push(`${name}: ${text ?? JSON.stringify(payload)}`.split('\n').slice(0, 3).join(' '));
  };
  const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  const listeners = failures.map((name) => [name, describe(name)]);
  for (const [name, listener] of listeners) channel.on(name, listener);
  try {
    await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`did not finish in ${timeout} ms`)), timeout);
      const done = (payload) => {
        if (payload?.storyId && payload.storyId !== id) return;
        clearTimeout(timer);
        channel.off('storyFinished', done);
        resolve();
      };
      channel.on('storyFinished', done);
      channel.on('storyMissing', done);
      // The story that is shown already would not be drawn again by itself.
      channel.once('storyUnchanged', () => channel.emit('forceRemount', { storyId: id }));
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    // Effects, lazy chunks and observers of the story.
    await new Promise((resolve) => setTimeout(resolve, 60));
    await document.fonts.ready;
  } catch (error) {
    problems.push(error.message);
  } finally {
    for (const [name, listener] of listeners) channel.off(name, listener);
  }
  return problems;
}

/** Runs in the page: what axe says of the story. */
async function checkAxe() {
  const { violations } = await window.axe.run('#storybook-root', {
    resultTypes: ['violations'],
    // Rules about a whole page say nothing of a part.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')})`);
}

async function openFrame(page, origin, firstId, theme) {
  // The a11y addon would run axe a second time, and axe refuses to run twice at once.
  await page.goto(`${origin}/iframe.html?id=${firstId}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__));
  await page.evaluate(axeSource);
  await page.evaluate((value) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: value } }), theme);
  await page.waitForTimeout(500);
}

async function main() {
  if (!existsSync(`${folder}/index.json`)) fail('No static build of Storybook: run `npm run build:storybook` first.');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) fail(`No browser at ${executablePath}: set CHROMIUM_PATH.`);

  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  const stories = pick(Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test'));
  if (stories.length === 0) fail('No stories to look at.');

  const site = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const failed = new Map();
  let current = null;
  const report = (text) => {
    if (!current) return;
    const known = failed.get(current.key) ?? new Set();
    failed.set(current.key, known.add(`${current.look}: ${text.split('\n')[0]}`));
  };

  try {
    const context = await browser.newContext({ locale: 'ru-RU', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text().slice(0, 300)}`));
    page.on('pageerror', (error) => report(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      // A story that is left drops what it was still loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') report(`request failed: ${request.url().slice(0, 200)}`);
    });
    page.on('response', (response) => response.status() >= 400 && report(`${response.status()}: ${response.url().slice(0, 200)}`));

    for (const look of looks) {
      await page.setViewportSize({ width: look.width, height: look.height });
      await openFrame(page, site.origin, stories[0].id, look.theme);
      for (const { id, title, name } of stories) {
        current = { key: `${title} / ${name} (${id})`, look: look.name };
        try {
          const problems = await page.evaluate(showStory, { id, timeout: storyTimeout });
          for (const problem of problems) report(problem);
          if (problems.length === 0) for (const violation of await page.evaluate(checkAxe)) report(violation);
        } catch (error) {
          report(`the page broke: ${error.message.split('\n')[0]}`);
          await openFrame(page, site.origin, stories[0].id, look.theme);
        }
      }
      current = null;
    }
  } finally {
    await browser.close();
    await site.close();
  }

  for (const [key, problems] of failed) console.error(`✗ ${key}\n${[...problems].map((problem) => `    ${problem}`).join('\n')}`);
  console.log(`${stories.length - failed.size} passed, ${failed.size} failed`);
  process.exitCode = failed.size > 0 ? 1 : 0;
}

await main();
