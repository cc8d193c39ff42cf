/** «19.08.2026» as a machine reads it; nothing for a date in other words. */
export function articleTime(date: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date) ?? [];
  return day && `${year}-${month}-${day}`;
}
