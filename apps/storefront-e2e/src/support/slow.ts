import type { Page } from '@playwright/test';

/** A bad connection from now on: 60 KB/s, 400 ms to the shop and back; nothing comes from the cache. */
export async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 60 * 1024,
    uploadThroughput: 60 * 1024,
  });
}

/** Requests of these calls from now on, by the last part of their address. */
export function countCalls(page: Page, ...names: string[]): Map<string, number> {
  const counts = new Map(names.map((name) => [name, 0]));
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').filter(Boolean).at(-1) ?? '';
    if (counts.has(name) && request.method() === 'POST') counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}

/** Holds the scripts of the pages opened from now on, until what it returns is called. */
export async function holdScripts(page: Page, scripts: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
