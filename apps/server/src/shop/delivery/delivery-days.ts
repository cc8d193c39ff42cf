import { shopTimeZone } from '../shop-time.js';

const day = 86_400_000;
/** Orders after this hour are handed over tomorrow. */
const lastHour = 18;

const formats = new Map<string, { hour: Intl.DateTimeFormat; parts: Intl.DateTimeFormat }>();

/** Made once: a shop has one clock. */
function formatsOf(timeZone: string) {
  const made = formats.get(timeZone) ?? {
    hour: new Intl.DateTimeFormat('ru', { hour: '2-digit', hourCycle: 'h23', timeZone }),
    parts: new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone }),
  };
  formats.set(timeZone, made);
  return made;
}

/**
 * Days of delivery as a visitor reads them, by the shop's clock: «28 ноября», «28–30 ноября», «30 ноября – 2 декабря».
 *
 * @param days from the day of handing over: today until 18:00, then tomorrow
 */
export function daysInWords(now: Date, days: readonly [least: number, most: number], zone = shopTimeZone): string {
  const { hour, parts } = formatsOf(zone);
  const isLate = Number(hour.format(now)) >= lastHour ? 1 : 0;
  const [from = '', to = ''] = days.map((count) => parts.format(new Date(now.getTime() + (count + isLate) * day)));
  if (from === to) return from;
  const [, first = '', firstMonth = ''] = /^(\d+)\s(.+)$/.exec(from) ?? [];
  const [, last = '', lastMonth = ''] = /^(\d+)\s(.+)$/.exec(to) ?? [];
  return firstMonth === lastMonth ? `${first}–${last} ${lastMonth}` : `${from} – ${to}`;
}
