/** What our server says about the payment in `_order.payment`; a foreign backend may leave it out. */
export type PaymentWord = 'paid' | 'pending' | 'failed' | '' | null | undefined;

/** What a buyer who returns from the acquirer sees. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed';

const parameter = 'paymentSuccess';

/**
 * What to tell the buyer, or null when the address does not come from a payment. `paymentSuccess` is a hint: where the
 * server gives the state of the payment, that decides; where it does not, the hint is trusted.
 *
 * @param search Query string of the page's address.
 * @param word `_order.payment` of the page data.
 */
export function paymentOutcome(search: string, word: PaymentWord): PaymentOutcome | null {
  const hint = new URLSearchParams(search).get(parameter);
  if (hint !== 'true' && hint !== 'false') return null;
  if (word === null || word === undefined) return hint === 'true' ? 'paid' : 'failed';
  // The server knows of no payment: an address typed by hand proves nothing.
  if (word === '') return hint === 'true' ? null : 'failed';
  if (word === 'pending') return hint === 'true' ? 'pending' : 'failed';
  return word;
}

/** The query string without the parameter, everything else kept; '' or with its question mark. */
export function withoutPaymentParameter(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
