import type { OrderResult } from '@tropa/api-client';

/** How the buyer left the partner's widget. The state of the order comes from the shop, never from this. */
export type CreditAnswer = 'approved' | 'rejected' | 'closed';

/**
 * A credit partner on the page: opens its widget for a placed order, and resolves when the buyer is done with it;
 * `/orders` follows whatever the answer. A host with its own partner passes it to `OrderSection` as
 * `onCredit={partner.open}`.
 */
export interface CreditPartner {
  /** Does not reject when the buyer is turned down or leaves; rejects when the widget could not be shown. */
  open(order: OrderResult): Promise<CreditAnswer>;
}

/** How the partner of page data `_config.creditPartner` is shown. */
export interface CreditLook {
  /** `frame`: its page is shown in our dialog; `tab`: it opens in a new tab. */
  readonly kind: 'frame' | 'tab';
  /** Its name for the buyer. */
  readonly name: string;
}

/** Reads `_config.creditPartner`; null when the shop sells nothing on credit. */
export function creditLook(said: Readonly<Record<string, unknown>> | null | undefined): CreditLook | null {
  if (!said) return null;
  const { kind, name } = said;
  return { kind: kind === 'frame' ? 'frame' : 'tab', name: typeof name === 'string' ? name : '' };
}
