import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';

/** Logs on the console what the content policy blocked, and where: any violation fails a path. */
const watchPolicy = `document.addEventListener('securitypolicyviolation', (refused) => {
  const what = [refused.effectiveDirective, refused.blockedURI, refused.sample, refused.target?.outerHTML?.slice(0, 120)];
  console.error('refused by the policy: ' + what.join(' '));
});`;

export const reportViolations = (context: BrowserContext): Promise<unknown> => context.addInitScript(watchPolicy);

/** What goes wrong on the page from now on: console errors, uncaught errors, failed or refused requests, foreign hosts. */
export function recordFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cancels the pending requests of the page that is left: nobody waits for them.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`foreign host: ${request.url()}`);
  });
  return faults;
}

/** Every expected fault came, and no other did. */
export function checkFaults(faults: readonly string[], expected: readonly RegExp[]): void {
  for (const pattern of expected) {
    assert.ok(
      faults.some((fault) => pattern.test(fault)),
      `no ${pattern}`,
    );
  }
  const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
  assert.deepEqual(unexpected, [], 'faults of the page');
}
