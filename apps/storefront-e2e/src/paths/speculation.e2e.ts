import assert from 'node:assert/strict';
import { test } from '../support/test.js';

interface Attempts {
  readonly preloadingAttemptSources: readonly { readonly key: { readonly action: string; readonly url: string } }[];
}

test(
  "pages made ready on hover: goods and sections are prerendered, the visitor's own pages and filtered lists are not",
  {
    tag: '@desktop',
  },
  async ({ page, baseURL }) => {
    const client = await page.context().newCDPSession(page);
    let paths: Record<string, string[]> = {};
    client.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Attempts) => {
      const of = (action: string) =>
        preloadingAttemptSources
          .filter(({ key }) => key.action === action)
          .map(({ key }) => key.url.replace(baseURL ?? '', ''));
      paths = { prerender: of('Prerender'), prefetch: of('Prefetch') };
    });
    await client.send('Preload.enable');
    await page.goto('/catalog/');
    // They are reported as the page is parsed: the sections of its header before the goods of its list.
    for (const kind of [/^\/product\//, /^\/catalog\/[a-z-]+\/$/])
      await test.expect.poll(() => paths.prerender?.some((path) => kind.test(path))).toBe(true);
    // The links of the footer count once it is rendered, near the window.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await test.expect.poll(() => paths.prefetch?.includes('/about/history/')).toBe(true);
    const found = new Set([...(paths.prerender ?? []), ...(paths.prefetch ?? [])]);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const kept = links.filter((path) =>
      /^\/(?:basket|order|profile|favorites|catalog\/compare|api|media)\b|\?/.test(path),
    );
    assert.ok(kept.some((path) => path === '/basket') && kept.some((path) => path.includes('?')));
    assert.deepEqual(
      kept.filter((path) => found.has(path)),
      [],
    );
  },
);
