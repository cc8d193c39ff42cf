/** Chunks of a slider library: a page without a slider must not request them. */
const sliderCode = /swiper|carousel/i;

/** Bytes over the wire of one first visit, until the network is idle, without interaction, on a phone's screen. */
export async function measureTransfer(browser, address, { cookies = [] } = {}) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  if (cookies.length > 0) await context.addCookies(cookies);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map();
  const sums = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0, requests: 0 };
  const sliders = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type.toLowerCase());
    if (sliderCode.test(response.url) && type === 'Script') sliders.push(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    sums[kind in sums ? kind : 'other'] += encodedDataLength;
    sums.requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // The shop's code starts when the page is idle: give it time, then wait for an idle network again.
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
  const cards = await page.locator('img').count();
  await context.close();
  const total = Object.entries(sums).reduce((sum, [key, value]) => (key === 'requests' ? sum : sum + value), 0);
  return { ...sums, total, pictures: cards, sliders: sliders.length };
}
