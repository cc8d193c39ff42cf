/** `long`: 23 ноября 2026; `day`: 23 ноября; `numeric`: 23.11.2026. */
export type DateLook = 'long' | 'day' | 'numeric';

const utc = { timeZone: 'UTC' } as const;
const shapes: Record<DateLook, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric', ...utc },
  day: { day: 'numeric', month: 'long', ...utc },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric', ...utc },
};
/** Created on first use: a page without dates does not load the locale's data. */
const formats: Partial<Record<DateLook, Intl.DateTimeFormat>> = {};

/**
 * A calendar date for display. Takes `dd.mm.yyyy`, an ISO date or a `Date`; anything else is returned unchanged.
 * Only the day matters: it is read and written in UTC, so that server and browser print the same.
 */
export function formatDate(value: string | Date, look: DateLook = 'long'): string {
  const date = typeof value === 'string' ? parse(value) : value;
  if (!date || Number.isNaN(date.getTime())) return String(value);
  formats[look] ??= new Intl.DateTimeFormat('ru-RU', shapes[look]);
  return formats[look].format(date).replace(/\s?г\.$/u, '');
}

function parse(text: string): Date | null {
  const dotted = /^(\d{2})\.(\d{2})\.(\d{4})$/u.exec(text.trim());
  if (dotted) return new Date(Date.UTC(Number(dotted[3]), Number(dotted[2]) - 1, Number(dotted[1])));
  const iso = /^(\d{4})-(\d{2})-(\d{2})/u.exec(text);
  if (iso) return new Date(Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])));
  return null;
}
