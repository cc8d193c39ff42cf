/**
 * A new unique value for the header `Idempotency-Key`, one per attempt: a repeat with the same key makes no second
 * order.
 */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages without https; random bytes are available everywhere.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
