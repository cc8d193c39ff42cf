import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { PageGuard } from './page-guard.js';
import { watchSettled } from './settled.js';
import { themes, type ThemeName } from '../toolbar/toolbar-globals.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const storyTimeout = 20_000;

interface Channel {
  on(name: string, listener: (payload?: unknown) => void): void;
  once(name: string, listener: (payload?: unknown) => void): void;
  off(name: string, listener: (payload?: unknown) => void): void;
  emit(name: string, payload: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string; id?: string };
      storyStoreValue?: {
        loadStory(of: { storyId: string }): Promise<{ argTypes: Record<string, { description?: string }> }>;
      };
    };
    axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
  }
}

/** How stories are shown: the size of the window, and the toolbar's settings. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly globals: Readonly<Record<string, string>>;
  /** Themes in which the contrast of every story is checked once more, without showing it again. */
  readonly otherThemes?: readonly ThemeName[];
}

/** Runs in the page: true when the story is rendered. Storybook reloads the page when a story is left before that. */
const isRendered = () =>
  ['finished', 'completed', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '');

/** Runs in the page: shows a story and returns what its rendering reported. */
async function showStory({ id, timeout }: { id: string; timeout: number }): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const listeners = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ].map((name) => {
    const listener = (payload: unknown) => {
      const said = (Array.isArray(payload) ? payload[0] : payload) as { message?: string; title?: string } | undefined;
      const text = said?.message ?? said?.title ?? JSON.stringify(payload);
      problems.push(`${name}: ${text}`.split('\n').slice(0, 3).join(' '));
    };
    return { name, listener };
  });
  for (const { name, listener } of listeners) channel.on(name, listener);
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`did not finish in ${timeout} ms`)), timeout);
      const finish = (payload: unknown) => {
        const { storyId } = (payload ?? {}) as { storyId?: string };
        if (storyId && storyId !== id) return;
        clearTimeout(timer);
        channel.off('storyFinished', finish);
        resolve();
      };
      channel.on('storyFinished', finish);
      channel.once('storyMissing', finish);
      // The story that is already shown would not be rendered again by itself.
      channel.once('storyUnchanged', () => channel.emit('forceRemount', { storyId: id }));
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    await window.tropaSettled();
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    for (const { name, listener } of listeners) channel.off(name, listener);
  }
  return problems;
}

/** Runs in the page: all of a story is rendered, far below the window too. What is not, axe would not judge. */
function renderAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: the axe violations of the story, and whether the page scrolls sideways. */
async function inspect(): Promise<string[]> {
  const { violations } = await window.axe.run('#storybook-root', {
    resultTypes: ['violations'],
    // These rules are about a whole page; most stories show a part of one.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  const problems = violations.map(({ id, help, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `axe ${id}: ${help} (${targets.join(', ')})`;
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.querySelectorAll('#storybook-root *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > clientWidth + 0.5)
      .sort((one, other) => other.right - one.right)
      .slice(0, 2)
      .map(({ element, right }) => `${element.tagName.toLowerCase()}.${element.className} to ${Math.round(right)}`);
    problems.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth} px (${widest.join(', ')})`);
  }
  return problems;
}

/** Runs in the page: puts a theme on it, and returns the texts of the story with too little contrast in it. */
async function inspectContrast(attributes: { theme: string; contrast?: string }): Promise<string[]> {
  const { dataset } = document.documentElement;
  const before = { ...dataset };
  const put = ({ theme, contrast }: Partial<typeof attributes>) => {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    if (contrast === undefined) delete dataset['contrast'];
    else dataset['contrast'] = contrast;
  };
  put(attributes);
  // Colours change over a frame even where motion is reduced.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  try {
    const { violations } = await window.axe.run('#storybook-root', {
      resultTypes: ['violations'],
      runOnly: ['color-contrast'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
  } finally {
    put(before);
  }
}

/** A page that shows stories one after another inside itself: reopening it for each would take an hour. */
export class StoryPage {
  readonly page: Page;
  readonly #guard: PageGuard;
  readonly #requests = new Set<unknown>();
  readonly #otherThemes: readonly ThemeName[];
  #shown = 'the first page';

  private constructor(page: Page, url: string, otherThemes: readonly ThemeName[] = []) {
    this.page = page;
    this.#otherThemes = otherThemes;
    this.#guard = new PageGuard(page, url);
    page.on('request', (request) => this.#requests.add(request));
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => this.#requests.delete(request));
  }

  /** Opens the frame of the stories with a width, a height and the toolbar's settings. */
  static async open(page: Page, url: string, { width, height, globals, otherThemes }: Look): Promise<StoryPage> {
    const storyPage = new StoryPage(page, url, otherThemes);
    await watchSettled(page);
    await page.setViewportSize({ width, height });
    // The a11y addon would run axe a second time, and axe refuses to run twice at once.
    await page.goto(`${url}iframe.html?id=kit-button--variants&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(isRendered);
    await page.evaluate(axeSource);
    await page.evaluate(renderAll);
    await page.evaluate(
      (wanted) =>
        new Promise((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          channel.once('globalsUpdated', resolve);
          channel.emit('updateGlobals', { globals: wanted });
        }),
      globals,
    );
    await page.waitForFunction(isRendered);
    return storyPage;
  }

  /** Shows a story and waits until it has settled. @returns what it reported while it was rendered and played */
  async show(id: string): Promise<string[]> {
    const early = this.takeLateProblems();
    this.#shown = id;
    const problems = await this.page.evaluate(showStory, { id, timeout: storyTimeout });
    // Lazy parts of a component are loaded as files: the story has settled when they are shown, too.
    for (const end = Date.now() + 2000; this.#requests.size > 0 && Date.now() < end;) {
      await this.page.evaluate(() => window.tropaSettled());
    }
    return [...early, ...problems, ...this.#guard.takeProblems()];
  }

  /** Shows a story and inspects it. @returns problems, none when all is well */
  async check(id: string): Promise<string[]> {
    const problems = await this.show(id);
    if (problems.length > 0) return problems;
    const found = await this.page.evaluate(inspect);
    for (const name of this.#otherThemes) {
      const low = await this.page.evaluate(inspectContrast, themes[name]);
      found.push(...low.map((text) => `too little contrast in the theme ${name}: ${text}`));
    }
    return [...found, ...this.#guard.takeProblems()];
  }

  /** Problems that came after the check of the story that caused them. */
  takeLateProblems(): string[] {
    return this.#guard.takeProblems().map((problem) => `left behind by ${this.#shown}: ${problem}`);
  }
}
