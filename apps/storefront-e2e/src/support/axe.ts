import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

/** Places named in one finding: the rest are mostly the same component again. */
const shown = 4;

/** A page that keeps changing, such as one that counts seconds, is judged by its last look. */
const looks = 8;

const run = `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`;

/** Resolves when several frames begin no transition: an inherited colour changes frame by frame, down the tree. */
const coloursAtRest = `(async () => {
  for (let still = 0; still < 10; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still = document.getAnimations().some((animation) => animation instanceof CSSTransition) ? 0 : still + 1;
  }
})()`;

/**
 * Runs it over all of the page, its colours at rest: of what is not rendered yet, being far below the window, axe takes the
 * background for none, and a change of its colours begins when it is rendered.
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
  // Anew each time: axe remembers what it has seen, and would judge a page that changed by what it was.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(renderedWhole(script));
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, shown).map(({ target }) => target.join(' '));
    const more = nodes.length > shown ? ` and ${nodes.length - shown} more` : '';
    return `${id}: ${help} (${places.join(', ')}${more}). ${nodes[0]?.failureSummary ?? ''}`;
  });
}

/**
 * Accessibility findings of the page as it stands (WCAG 2.2 A and AA), one line each. A page that changes while axe
 * looks is half the old one and half the new one: a finding counts when two looks in a row agree on it.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Where the page is scrolled, its sticky header covers the half of something: no finding about the page.
  await page.evaluate('scrollTo(0, 0)');
  let findings = await look(page);
  for (let count = 1; count < looks && findings.length > 0; count += 1) {
    await page.waitForTimeout(700);
    const before = findings;
    findings = await look(page);
    if (findings.join('\n') === before.join('\n')) break;
  }
  return findings;
}

/** Texts of the page with too little contrast, as it stands now: one line each. */
export async function contrastFindings(page: Page): Promise<string[]> {
  await page.evaluate('scrollTo(0, 0)');
  return look(page, `axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] })`);
}
