import { StartError } from '../db/start-error.js';

/** A year, as best-practice lists recommend. */
const defaultHsts = 'max-age=31536000';

/**
 * How long browsers must use https alone for this shop, from `HSTS`: seconds, with `includeSubDomains` and `preload` if
 * wanted; `off` for no header. Defaults to a year, for this host alone.
 * @throws StartError for anything else.
 */
export function hstsOf(text: string): string {
  const value = text.trim();
  if (value === '') return defaultHsts;
  if (/^(?:off|no|false)$/i.test(value)) return '';
  const [, seconds, subDomains, preload] =
    /^(\d{1,10})(\s*[;,]\s*includeSubDomains)?(\s*[;,]\s*preload)?$/i.exec(value) ?? [];
  if (seconds === undefined) {
    throw new StartError(
      'HSTS must be seconds, optionally followed by includeSubDomains and preload, or off: 31536000; includeSubDomains',
    );
  }
  return `max-age=${seconds}${subDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`;
}
