/** «19.08.2026» in machine-readable form; undefined for a date in another format. */
export function articleTime(date: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date) ?? [];
  return day && `${year}-${month}-${day}`;
}
