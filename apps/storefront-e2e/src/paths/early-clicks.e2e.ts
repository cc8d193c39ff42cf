import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextFrames } from '../support/frames.js';
import { test as base } from '../support/test.js';

/** A proxy in front of the shop that holds back the end of the next page until `release`. */
async function holdEnd(shop: string) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name]) => !['host', 'connection', 'accept-encoding', 'origin', 'content-length'].includes(name),
      ),
    ) as Record<string, string>;
    const answer = await fetch(`${shop}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    const own = ['content-type', 'content-security-policy', 'set-cookie', 'cache-control'];
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => own.includes(name))));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const end = bytes.indexOf('<script type="application/json"');
    if (end === -1) return response.end(bytes);
    response.write(bytes.subarray(0, end));
    await released;
    return response.end(bytes.subarray(end));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const test = base.extend<{ slowShop: Awaited<ReturnType<typeof holdEnd>> }>({
  slowShop: async ({ shop }, use) => {
    const slow = await holdEnd(shop.address);
    await use(slow);
    await slow.stop();
  },
  baseURL: async ({ slowShop }, use) => use(slowShop.address),
});

// Races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

test(
  'a click before the end of the document is caught and replayed once',
  { tag: '@desktop' },
  async ({ page, slowShop }) => {
    await page.goto('/catalog/', { waitUntil: 'commit' });
    const buy = page.getByRole('article').getByRole('button', { name: 'В корзину' }).first();
    await buy.waitFor();
    // The loader is small: it arrives long before the slow end of the page.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /loader/.test(name)));
    await nextFrames(page);
    assert.equal(await page.evaluate('document.readyState'), 'loading');
    await buy.click({ noWaitAfter: true });
    await buy.click({ noWaitAfter: true });
    assert.equal(await buy.getAttribute('aria-busy'), 'true');
    let added = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/addItemToBasket/')) added += 1;
    });
    slowShop.release();
    await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).waitFor();
    assert.equal(added, 1);
  },
);
