import type { Page } from '@playwright/test';

/** Collects every console error, uncaught error, and failed, blocked or third-party request of a page. */
export class PageGuard {
  readonly #problems: string[] = [];

  constructor(page: Page, url: string) {
    const { origin } = new URL(url);
    const report = (text: string) => this.#problems.push(text.slice(0, 300));
    page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text()}`));
    page.on('pageerror', ({ message }) => report(`page error: ${message}`));
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (/^(?:http|ws)s?:$/.test(asked.protocol) && asked.origin !== origin) report(`foreign request: ${asked.href}`);
    });
    page.on('requestfailed', (request) => {
      // Leaving a story cancels what it was still loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') report(`request failed: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
    });
  }

  /** What was collected since the last call. */
  takeProblems(): string[] {
    return this.#problems.splice(0);
  }
}
