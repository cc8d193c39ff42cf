/**
 * Opens an empty tab while the browser still allows it, in the click itself; its URL comes with the response (decisions
 * 37).
 */
export function openTabForLater(): { go(address: string): void; close(): void } {
  const tab = window.open('about:blank', '_blank');
  return {
    go: (address) => {
      if (tab === null) window.location.assign(address);
      else tab.location.href = new URL(address, window.location.href).href;
    },
    close: () => tab?.close(),
  };
}
