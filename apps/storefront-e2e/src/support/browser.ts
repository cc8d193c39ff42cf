import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
// The one list of flags that the gate uses too.
import { chromiumArgs, chromiumHint, findChromium } from '../../../../tools/machine/chromium.mjs';
import { watchCalls } from './calls.js';

/** Widths at which every path is walked: a phone, a tablet, a desktop. */
export const widths = { phone: 360, tablet: 768, desktop: 1280, wide: 1920 } as const;
export type WidthName = keyof typeof widths;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumHint);
  return chromium.launch({ executablePath, args: chromiumArgs });
}

/** Says on the console what the content policy refused, with what and where: any such thing fails a walk. */
const watchPolicy = `document.addEventListener('securitypolicyviolation', (refused) => {
  const what = [refused.effectiveDirective, refused.blockedURI, refused.sample, refused.target?.outerHTML?.slice(0, 120)];
  console.error('refused by the policy: ' + what.join(' '));
});`;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page so far: console errors, uncaught errors, failed or refused requests. */
  readonly faults: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  /** False: the page without JavaScript. */
  readonly hasScripts?: boolean;
  /** True: a visitor who has not asked for less motion, so that things move by themselves. */
  readonly hasMotion?: boolean;
}

/** A fresh visitor: own cookies and storage, every fault of the page on record. */
export async function visit(
  browser: Browser,
  address: string,
  width: WidthName = 'desktop',
  { hasScripts = true, hasMotion = false }: VisitOptions = {},
): Promise<Visit> {
  const isPhone = width === 'phone';
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    viewport: { width: widths[width], height: isPhone ? 740 : 900 },
    hasTouch: isPhone,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    javaScriptEnabled: hasScripts,
  });
  watchCalls(context);
  await context.addInitScript(watchPolicy);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cancels what the left page still asked for: nobody waits for it.
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
  return { page, context, faults, close: () => context.close() };
}
