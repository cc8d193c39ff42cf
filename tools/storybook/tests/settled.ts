import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Resolves when the page has nothing left to do by itself, or after two seconds. */
    tropaSettled: () => Promise<void>;
  }
}

/**
 * Runs in the page before its own scripts. Settled means: fonts are loaded, no timer of up to `soon` ms is pending
 * (live-region announcements, delayed responses of the in-memory shop), and the document stays the same while the page
 * is idle twice.
 */
function installSettled({ soon, limit }: { soon: number; limit: number }) {
  const { setTimeout, clearTimeout } = window;
  const pending = new Set<unknown>();
  window.setTimeout = ((callback: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    const id = setTimeout(() => {
      pending.delete(id);
      callback(...given);
    }, delay);
    if (delay <= soon) pending.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    pending.delete(id);
    clearTimeout(id);
  };

  const idle = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })));
  window.tropaSettled = async () => {
    await document.fonts.ready;
    let isChanged = true;
    const observer = new MutationObserver(() => (isChanged = true));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const end = performance.now() + limit;
    while ((isChanged || pending.size > 0) && performance.now() < end) {
      isChanged = false;
      await idle();
      await idle();
    }
    observer.disconnect();
  };
}

export const watchSettled = (page: Page) => page.addInitScript(installSettled, { soon: 200, limit: 2000 });
