/** @jest-environment jest-fixed-jsdom */
import { loadEmbeddedSheet } from './embedded-sheet.js';

const foreignPage = (head = '') => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<link rel="stylesheet" href="https://host.test/site.css">${head}`;
  return page;
};
const shopSheets = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) => href.includes('tropa'));
const onlySheet = (page: Document): HTMLLinkElement => {
  const [sheet, ...more] = shopSheets(page);
  if (!sheet || more.length > 0) throw new Error(`${more.length} more sheets, the first: ${sheet?.href}`);
  return sheet;
};

/** Whether the styles are still loading: what runs after them must wait. */
const isPending = async (loading: Promise<void>): Promise<boolean> =>
  (await Promise.race([loading.then(() => 'done'), new Promise((resolve) => setTimeout(resolve, 0, 'waits'))])) ===
  'waits';

describe('loadEmbeddedSheet', () => {
  it("loads the layered sheet after the page's own ones, and resolves when it has loaded", async () => {
    const page = foreignPage();
    const loading = loadEmbeddedSheet(page);
    const sheet = onlySheet(page);
    expect(new URL(sheet.href).pathname).toMatch(/\/tropa\.css$/);
    expect(page.head.lastElementChild).toBe(sheet);
    expect(await isPending(loading)).toBe(true);
    sheet.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('resolves when the sheet fails: unstyled widgets still work', async () => {
    const page = foreignPage();
    const loading = loadEmbeddedSheet(page);
    onlySheet(page).dispatchEvent(new Event('error'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('requests a failed sheet again when it is called again', async () => {
    const page = foreignPage();
    const first = loadEmbeddedSheet(page);
    const failed = onlySheet(page);
    failed.dispatchEvent(new Event('error'));
    await first;
    const second = loadEmbeddedSheet(page);
    const again = onlySheet(page);
    expect(again).not.toBe(failed);
    expect(again.href).toBe(failed.href);
    expect(await isPending(second)).toBe(true);
    again.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBeUndefined();
  });

  it('loads it once, however often it is called', async () => {
    const page = foreignPage();
    const both = [loadEmbeddedSheet(page), loadEmbeddedSheet(page)];
    onlySheet(page).dispatchEvent(new Event('load'));
    await Promise.all(both);
    await loadEmbeddedSheet(page);
    onlySheet(page);
  });

  it('loads the plain sheet when the script of the page says so', () => {
    const page = foreignPage('<script type="module" data-styles="plain" src="https://shop.test/tropa.js"></script>');
    void loadEmbeddedSheet(page);
    expect(new URL(onlySheet(page).href).pathname).toMatch(/\/tropa-plain\.css$/);
  });

  it.each([
    ['tropa-0.1.0-1a2b3c4d.js', '', /\/tropa-0\.1\.0-1a2b3c4d\.css$/],
    ['tropa-0.1.0-1a2b3c4d.js?v=2', ' data-styles="plain"', /\/tropa-0\.1\.0-1a2b3c4d-plain\.css$/],
    ['tropa.js#here', '', /\/tropa\.css$/],
    ['tropaion-2.js', '', /\/tropa\.css$/],
  ])('the sheet of the script %s%s', (name, attributes, sheet) => {
    const page = foreignPage(`<script type="module"${attributes} src="https://shop.test/assets/${name}"></script>`);
    void loadEmbeddedSheet(page);
    expect(new URL(onlySheet(page).href).pathname).toMatch(sheet);
  });

  it('loads nothing into a page of the shop, which has its styles inlined', async () => {
    const page = foreignPage('<style data-tropa></style>');
    await loadEmbeddedSheet(page);
    expect(shopSheets(page)).toEqual([]);
  });
});

describe('a page that declares the hash of the sheet', () => {
  const sheet = new URL(/* @vite-ignore */ 'tropa.css', import.meta.url).href;
  const withMaps = (...maps: string[]) =>
    foreignPage(maps.map((map) => `<script type="importmap">${map}</script>`).join(''));
  const loaded = (page: Document) => {
    void loadEmbeddedSheet(page);
    return onlySheet(page);
  };

  it('has it checked, by whichever of its import maps contains it', () => {
    const page = withMaps('{"imports":{}}', JSON.stringify({ integrity: { [sheet]: 'sha384-abc' } }));
    const { integrity, crossOrigin } = loaded(page);
    expect([integrity, crossOrigin]).toEqual(['sha384-abc', 'anonymous']);
  });

  it.each([['{"integrity":{"/assets/other.css":"sha384-abc"}}'], ['{'], ['{"integrity":{"http://[":"x"}}']])(
    'loads without a check what %s does not contain',
    (map) => expect(loaded(withMaps(map))).not.toHaveProperty('integrity', expect.stringMatching(/./)),
  );
});
