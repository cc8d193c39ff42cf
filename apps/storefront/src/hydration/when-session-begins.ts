import { whenActivated } from './when-activated.js';

/**
 * Whether the browser reports cookies that come with a response: not without https, and not in all browsers before
 * 2025.
 */
export const tellsOfCookies = (page: Window): boolean => 'cookieStore' in page;

/**
 * Resolves when a newcomer has got a session: by something they did here, or on the page before, whose response came
 * after this page had started, or elsewhere while this page was prerendered.
 */
export const whenSessionBegins = (page: Window, hasBegun: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (hasBegun()) resolve();
    };
    if (tellsOfCookies(page)) page.cookieStore.addEventListener('change', look);
    void whenActivated(page.document).then(look);
  });
