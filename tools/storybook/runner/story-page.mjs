import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const storyTimeout = 20_000;

/** Runs in the page: true when the shown story stands. Storybook reloads the page under a story that is left before. */
const isStill = () =>
  ['finished', 'completed', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase);

/** Runs in the page: shows a story and reports what its rendering said. */
async function showStory({ id, timeout }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const problems = [];
  const describe = (name) => (payload) => {
    const text = payload?.message ?? payload?.title ?? (Array.isArray(payload) ? payload[0]?.message : undefined);
    problems.push(`${name}: ${text ?? JSON.stringify(payload)}`.split('\n').slice(0, 3).join(' '));
  };
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
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

/** Runs in the page: what axe and the ruler say of the story. */
async function inspect() {
  const { violations } = await window.axe.run('#storybook-root', {
    resultTypes: ['violations'],
    // Rules about a whole page say nothing of a part.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  const problems = violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help} (${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')})`,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.querySelectorAll('#storybook-root *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > clientWidth + 0.5)
      .sort((one, other) => other.right - one.right)
      .slice(0, 2)
      .map(
        ({ element, right }) =>
          `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} to ${Math.round(right)}`,
      );
    problems.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth} px (${widest.join(', ')})`);
  }
  return problems;
}

/** Tells `report` of every error in the console, failed, refused or foreign request of a page. */
export function watchPage(page, address, report) {
  const { origin } = new URL(address);
  page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text().slice(0, 300)}`));
  page.on('pageerror', (error) => report(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(url.protocol) && url.origin !== origin)
      report(`foreign request: ${url.href.slice(0, 200)}`);
  });
  page.on('requestfailed', (request) => {
    // A story that is left drops what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') report(`request failed: ${request.url().slice(0, 200)}`);
  });
  page.on(
    'response',
    (response) => response.status() >= 400 && report(`${response.status()}: ${response.url().slice(0, 200)}`),
  );
}

/**
 * A page that shows stories one after another inside itself: a thousand take minutes, not hours.
 * `report` is told of every line in the console, error, failed or foreign request while a story is shown.
 */
export class StoryPage {
  #page;
  #address;
  #look;
  #firstId;

  constructor(page, address, report) {
    this.#page = page;
    this.#address = address;
    watchPage(page, address, report);
  }

  get page() {
    return this.#page;
  }

  /** Opens the frame anew: a width, a height, and the toolbar's settings in `globals`. */
  async open(firstId, look) {
    this.#firstId = firstId;
    this.#look = look;
    await this.#page.setViewportSize({ width: look.width, height: look.height });
    // The a11y addon would run axe a second time, and axe refuses to run twice at once.
    await this.#page.goto(`${this.#address}iframe.html?id=${firstId}&viewMode=story&globals=a11y.manual:!true`);
    await this.#page.waitForFunction(isStill);
    await this.#page.evaluate(axeSource);
    await this.#page.evaluate(
      (globals) =>
        new Promise((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          channel.once('globalsUpdated', resolve);
          channel.emit('updateGlobals', { globals });
        }),
      look.globals,
    );
    await this.#page.waitForFunction(isStill);
  }

  /** Shows a story. @returns what it said of itself while it was drawn and played */
  show = (id) => this.#page.evaluate(showStory, { id, timeout: storyTimeout });

  /** Shows a story and looks at it. @returns problems, none when all is well */
  async check(id) {
    try {
      const problems = await this.show(id);
      return problems.length > 0 ? problems : await this.#page.evaluate(inspect);
    } catch (error) {
      // A story that navigates may be on its way still, and would take the new frame along.
      await this.#page.goto('about:blank').catch(() => {});
      await this.open(this.#firstId, this.#look);
      return [`the page broke: ${error.message.split('\n')[0]}`];
    }
  }
}
