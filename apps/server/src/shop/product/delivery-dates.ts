import { namesDays, timetableOf } from '../location/timetable.js';
import type { Hours } from '../location/timetable.js';
import { shopTimeZone } from '../shop-time.js';

const day = 86_400_000;
/** Orders after this hour are collected tomorrow. */
const lastHour = 18;
/** So long before it closes a shop still puts an order together, minutes. */
const lastMinutes = 60;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Made once: a shop has one clock. */
const formats = new Map<string, Record<'dayAndMonth' | 'weekday' | 'clock', Intl.DateTimeFormat>>();

function formatsOf(timeZone: string) {
  const made = formats.get(timeZone) ?? {
    dayAndMonth: new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone }),
    weekday: new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }),
    clock: new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  };
  formats.set(timeZone, made);
  return made;
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** What the days depend on. */
export interface DatesAsked {
  readonly now: Date;
  /**
   * Hours of the shops of the visitor's city that have the goods: the first that hands them out counts. None: they are
   * brought from another city.
   */
  readonly ownShops: readonly { readonly workTime: string }[];
  readonly zone?: string;
}

/** Days until goods can be collected in a shop, and its hours on that day; null where nobody can say which day that is. */
function collectionOf(workTime: string, today: number, now: number): { wait: number; hours: Hours | null } | null {
  const table = timetableOf(workTime);
  if (table === null) return namesDays(workTime) ? null : { wait: now >= lastHour * 60 ? 1 : 0, hours: null };
  for (let wait = 0; wait <= table.length; wait += 1) {
    const hours = table[(today + wait) % table.length] ?? null;
    if (hours === null) continue;
    // Open over midnight: on which day it closes is unknown.
    const isOfOneDay = minutesOf(hours.closes) > minutesOf(hours.opens);
    const last = isOfOneDay ? Math.min(lastHour * 60, minutesOf(hours.closes) - lastMinutes) : lastHour * 60;
    if (wait > 0 || now < last) return { wait, hours: isOfOneDay ? hours : null };
  }
  return null;
}

/**
 * Until when {@link deliveryDates} says the same: the next turn of the day, or the next minute from which a shop hands
 * nothing out any more. For callers that keep its words.
 */
export function datesHoldUntil({ now, ownShops, zone = shopTimeZone }: DatesAsked): Date {
  const { weekday, clock } = formatsOf(zone);
  const today = weekdays.indexOf(weekday.format(now));
  const minute = minutesOf(clock.format(now));
  const closing = ownShops.flatMap(({ workTime }) => timetableOf(workTime)?.[today] ?? []);
  const turns = [24, lastHour]
    .map((hour) => hour * 60)
    .concat(closing.map(({ closes }) => minutesOf(closes) - lastMinutes));
  const next = Math.min(...turns.filter((turn) => turn > minute));
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 + (next - minute) * 60_000);
}

/**
 * When goods can be collected and delivered, as a visitor reads it; '' when they are out of stock, and for collecting where
 * a shop's days cannot be read: nobody is sent to a closed door. `S2 §2`
 */
export function deliveryDates(args: DatesAsked & { isAnywhere: boolean }): {
  pickupDate: string;
  deliveryDate: string;
} {
  if (!args.isAnywhere) return { pickupDate: '', deliveryDate: '' };
  const { dayAndMonth, weekday, clock } = formatsOf(args.zone ?? shopTimeZone);
  const inDays = (days: number): string => dayAndMonth.format(new Date(args.now.getTime() + days * day));
  const now = minutesOf(clock.format(args.now));
  const isLate = now >= lastHour * 60 ? 1 : 0;
  if (args.ownShops.length === 0) return { pickupDate: inDays(4 + isLate), deliveryDate: inDays(5 + isLate) };
  const today = weekdays.indexOf(weekday.format(args.now));
  const [first] = args.ownShops
    .map(({ workTime }) => collectionOf(workTime, today, now))
    .filter((found) => found !== null)
    .sort((a, b) => a.wait - b.wait);
  if (first === undefined) return { pickupDate: '', deliveryDate: inDays(2 + isLate) };
  const { wait, hours } = first;
  const onDay = ['сегодня', 'завтра'][wait] ?? inDays(wait);
  const at = hours && (wait === 0 ? `до ${hours.closes}` : `с ${hours.opens}`);
  return { pickupDate: at ? `${onDay} ${at}` : onDay, deliveryDate: inDays(2 + wait) };
}
