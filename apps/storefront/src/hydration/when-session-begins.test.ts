/** @jest-environment jsdom */
import { tellsOfCookies, whenSessionBegins } from './when-session-begins.js';

/** A page whose browser reports cookie changes, or does not; prerendered until it is shown. */
function openPage({ tells = true, isPrerendered = false } = {}) {
  const cookieStore = new EventTarget();
  const page = document.implementation.createHTMLDocument();
  let isHidden = isPrerendered;
  Object.defineProperty(page, 'prerendering', { get: () => isHidden });
  const target = { document: page, ...(tells && { cookieStore }) } as unknown as Window;
  let has = false;
  const began = jest.fn();
  void whenSessionBegins(target, () => has).then(began);
  return {
    target,
    began,
    async change(begins: boolean) {
      has = begins;
      cookieStore.dispatchEvent(new Event('change'));
      await Promise.resolve();
    },
    async show(begins: boolean) {
      has = begins;
      isHidden = false;
      page.dispatchEvent(new Event('prerenderingchange'));
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('a session begins with its cookie, not with another one, and once', async () => {
  const { target, began, change } = openPage();
  expect(tellsOfCookies(target)).toBe(true);
  await change(false);
  expect(began).not.toHaveBeenCalled();
  await change(true);
  await change(true);
  expect(began).toHaveBeenCalledTimes(1);
});

test('a prerendered page checks when it is shown', async () => {
  const { target, began, show } = openPage({ tells: false, isPrerendered: true });
  expect(tellsOfCookies(target)).toBe(false);
  await show(true);
  expect(began).toHaveBeenCalledTimes(1);
});

test('for a newcomer who still is one nothing is requested when the page is shown', async () => {
  const { began, show } = openPage({ isPrerendered: true });
  await show(false);
  expect(began).not.toHaveBeenCalled();
});
