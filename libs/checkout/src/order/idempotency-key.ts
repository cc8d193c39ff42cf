/** A new text that no other attempt has, for the header `Idempotency-Key` (decision 18). */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages without https; the random bytes are there everywhere.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
