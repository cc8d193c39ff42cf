import type { ShopEvents } from '@tropa/api-client';

/**
 * Dispatches what happens in the shop to the page: every event as `tropa:basket:added` with its detail, and as
 * `tropa:event` with the whole event. They are dispatched on the document and bubble to the window.
 */
export function dispatchShopEvents(page: Document, events: ShopEvents): void {
  const tell = (name: string, detail: unknown) => page.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  events.on(
    '*',
    (event) => {
      tell(`tropa:${event.name}`, event.detail);
      tell('tropa:event', event);
    },
    { withPast: true },
  );
}
