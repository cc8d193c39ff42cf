/** The number in the address of an order's page, `/orders/100245`; '' where there is none. */
export function numberOfAddress(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/);
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return '';
  }
}
