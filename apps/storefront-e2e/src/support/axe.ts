import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { untilLoaded } from './calls.js';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

/** How many places one finding names: the rest are mostly the same component again. */
const shown = 4;

/** How often it runs at most: a page that keeps changing, such as one that counts seconds, is judged by the last run. */
const looks = 8;

/** An open modal dialog is all that there is: the page behind it is inert. */
const scope = `[...document.querySelectorAll(':modal')].at(-1) ?? document`;

const run = `axe.run(${scope}, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`;

/** Resolves after ten frames without a transition: an inherited colour changes frame by frame, down the tree. */
const coloursAtRest = `(async () => {
  for (let still = 0; still < 10; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still = document.getAnimations().some((animation) => animation instanceof CSSTransition) ? 0 : still + 1;
  }
})()`;

/**
 * Runs it over the whole page, with its colours at rest: axe sees no background behind what is far below the window and
 * not rendered yet, and rendering it may start a transition of its colours.
 */
const renderedWhole = (script: string) => `(async () => {
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(all);
  try {
    await ${coloursAtRest};
    return await ${script};
  } finally {
    document.adoptedStyleSheets.pop();
  }
})()`;

async function look(page: Page, script = run): Promise<string[]> {
  // Injected again each time: axe caches what it has seen, and would judge a changed page by its old state.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(renderedWhole(script));
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, shown).map(({ target }) => target.join(' '));
    const more = nodes.length > shown ? ` and ${nodes.length - shown} more` : '';
    return `${id}: ${help} (${places.join(', ')}${more}). ${nodes[0]?.failureSummary ?? ''}`;
  });
}

/**
 * Accessibility findings of the page in its current state (WCAG 2.2 A and AA), one line each. A page that changes while
 * axe runs is partly old and partly new: a finding counts when two runs in a row agree on it.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // On a scrolled page the sticky header half covers something, which is not a fault of the page.
  await page.evaluate('scrollTo(0, 0)');
  let findings = await look(page);
  for (let count = 1; count < looks && findings.length > 0; count += 1) {
    // Where a path holds a request back, or requests are not watched (consumer sites), a moment has to do.
    await untilLoaded(page, 5_000).catch(() => page.waitForTimeout(500));
    const before = findings;
    findings = await look(page);
    if (findings.join('\n') === before.join('\n')) break;
  }
  return findings;
}

/** Texts with too little contrast on the page in its current state, one line each. */
export async function contrastFindings(page: Page): Promise<string[]> {
  await page.evaluate('scrollTo(0, 0)');
  return look(page, `axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] })`);
}
