/** When a shop is open on a day, as it writes it: `9:00`, `21:00`. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** Monday to Sunday; null: closed. */
export type Timetable = readonly (Hours | null)[];

const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const named: Readonly<Record<string, readonly number[]>> = {
  ежедневно: everyDay,
  'каждый день': everyDay,
  будни: [0, 1, 2, 3, 4],
  выходные: [5, 6],
};
const dayName =
  /(?:^|[^а-яё])(?:пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|сред|четверг|пятниц|суббот|воскресен|будн|выходн)/i;
const range = /(?:^|\s)(\d{1,2}(?::\d{2})?)\s*(?:[–—-]|до)\s*(\d{1,2}(?::\d{2})?)(?!\S)/;
const closed = /(?:^|\s)(?:выходной|закрыто)$/;

const timeOf = (text = ''): string => (text.includes(':') ? text : `${text}:00`);

/** The days that a text names, `пн–пт`; null where it names something else. */
function daysOf(text: string): readonly number[] | null {
  const [from = '', to = from, ...rest] = text.split(/\s*[–—-]\s*/);
  const [first, last] = [days.indexOf(from), days.indexOf(to)];
  if (first < 0 || last < 0 || rest.length > 0) return named[text] ?? null;
  return everyDay.slice(0, ((last - first + 7) % 7) + 1).map((step) => (first + step) % 7);
}

/** Whether a text on opening hours names single days: then it promises nothing for others. */
export const namesDays = (workTime: string): boolean => dayName.test(workTime);

/**
 * «пн–пт 10:00–20:00, сб 11:00–18:00, вс выходной» by days; a day that is not named is closed, and hours without days are
 * every day's. Null when any part cannot be read: half a timetable is a wrong one.
 */
export function timetableOf(workTime: string): Timetable | null {
  const text = workTime.trim().toLowerCase();
  if (!namesDays(text)) {
    const found = text.split(/[,;()]/).flatMap((part) => range.exec(part) ?? []);
    const [, opens, closes] = found;
    return found.length === 3 ? everyDay.map(() => ({ opens: timeOf(opens), closes: timeOf(closes) })) : null;
  }
  const table: (Hours | null)[] = everyDay.map(() => null);
  let waiting: number[] = [];
  for (const part of text.split(/[,;]/).map((one) => one.trim())) {
    const hours = range.exec(part);
    const end = hours ?? closed.exec(part);
    // «пн, ср, пт 10:00–20:00»: the hours follow the last of the days.
    const words = part
      .slice(0, end?.index)
      .replace(/\sс$/, '')
      .replace(/[\s:–—-]+$/, '');
    const found = daysOf(words);
    if (found === null || (hours && hours.index + hours[0].length !== part.length)) return null;
    waiting = [...waiting, ...found];
    if (end === null) continue;
    for (const day of waiting) table[day] = hours && { opens: timeOf(hours[1]), closes: timeOf(hours[2]) };
    waiting = [];
  }
  return waiting.length === 0 && table.some(Boolean) ? table : null;
}
