import { timetableOf } from '../../shop/location/timetable.js';

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * «пн–пт 10:00–20:00, сб–вс 11:00–18:00» as schema.org writes it: `Mo-Fr 10:00-20:00`, `Sa-Su 11:00-18:00`.
 * An empty list when any part cannot be parsed: half a timetable is a wrong one.
 */
export function openingHours(workTime: string): string[] {
  const found: { first: number; last: number; hours: string }[] = [];
  for (const [day, open] of (timetableOf(workTime) ?? []).entries()) {
    if (open === null) continue;
    const hours = `${open.opens.padStart(5, '0')}-${open.closes.padStart(5, '0')}`;
    const before = found.at(-1);
    if (before?.hours === hours && before.last === day - 1) before.last = day;
    else found.push({ first: day, last: day, hours });
  }
  return found.map(({ first, last, hours }) =>
    first === last ? `${codes[first]} ${hours}` : `${codes[first]}-${codes[last]} ${hours}`,
  );
}
