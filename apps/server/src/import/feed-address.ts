/** Whether this is the address of a feed on another server, and not a file. */
export function feedAddressOf(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.hostname === '' ? null : url;
}

/** What a feed is called in records and letters: its address without user, password and parameters. */
export const feedSource = ({ host, pathname }: URL): string => `${host}${pathname}`.slice(0, 300);
