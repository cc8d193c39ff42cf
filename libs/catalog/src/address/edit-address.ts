/** Only lets a relative address be parsed; never printed. */
const anyOrigin = 'http://address.invalid';

/** The query parameters of a `pathname + search` address. */
export function addressParams(url: string): URLSearchParams {
  return new URL(url, anyOrigin).searchParams;
}

/** The address with its parameters changed; commas stay readable: `brand=1,2`, not `brand=1%2C2`. */
export function editAddress(url: string, change: (params: URLSearchParams) => void): string {
  const address = new URL(url, anyOrigin);
  change(address.searchParams);
  const search = address.searchParams.toString().replaceAll('%2C', ',');
  return address.pathname + (search === '' ? '' : `?${search}`);
}
