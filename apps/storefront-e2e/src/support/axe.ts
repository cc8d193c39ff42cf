import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

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

/**
 * Runs in the page. A page that changed while axe looked is half the old one and half the new one to axe, which
 * remembers what it has seen: its findings count when a second look at rest has them too.
 */
const look = `(async () => {
  let results;
  for (let tries = 0; tries < 3; tries += 1) {
    let isChanged = false;
    const changes = new MutationObserver(() => { isChanged = true; });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    results = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    changes.disconnect();
    if (!isChanged || results.violations.length === 0) break;
  }
  return results;
})()`;

/** Accessibility findings of the page as it stands (WCAG 2.2 A and AA), one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Where the page is scrolled, its sticky header covers the half of something: no finding about the page.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(source);
  const { violations } = (await page.evaluate(look)) as AxeResults;
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, shown).map(({ target }) => target.join(' '));
    const more = nodes.length > shown ? ` and ${nodes.length - shown} more` : '';
    return `${id}: ${help} (${places.join(', ')}${more}). ${nodes[0]?.failureSummary ?? ''}`;
  });
}
