const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const daysOf = (text: string): string | null => {
  if (/^ежедневно$/i.test(text)) return 'Mo-Su';
  const [from = '', to] = text.toLowerCase().split(/\s*[–—-]\s*/);
  const [first, last] = [days.indexOf(from), to === undefined ? days.indexOf(from) : days.indexOf(to)];
  if (first < 0 || last < 0) return null;
  return first === last ? (codes[first] ?? null) : `${codes[first]}-${codes[last]}`;
};

/**
 * «пн–пт 10:00–20:00, сб–вс 11:00–18:00» as schema.org writes it: `Mo-Fr 10:00-20:00`, `Sa-Su 11:00-18:00`.
 * An empty list when any part cannot be parsed: half a timetable is a wrong one.
 */
export function openingHours(workTime: string): string[] {
  const parts = workTime.split(',').map((part) => {
    const [, named = '', from, to] =
      /^\s*(\S+(?:\s*[–—-]\s*[а-я]{2})?)\s+(\d{2}:\d{2})\s*[–—-]\s*(\d{2}:\d{2})\s*$/i.exec(part) ?? [];
    const found = daysOf(named);
    return found === null ? null : `${found} ${from}-${to}`;
  });
  return parts.every((part) => part !== null) ? parts : [];
}
