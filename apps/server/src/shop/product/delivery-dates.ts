import { shopTimeZone } from '../shop-time.js';

const day = 86_400_000;
/** Orders after this hour are collected tomorrow. */
const lastHour = 18;
/** So long before it closes a shop still puts an order together, minutes. */
const lastMinutes = 60;

/** Made once: a shop has one clock. */
const formats = new Map<string, { dayAndMonth: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>();

function formatsOf(timeZone: string) {
  const made = formats.get(timeZone) ?? {
    dayAndMonth: new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone }),
    clock: new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  };
  formats.set(timeZone, made);
  return made;
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** The hours of every day, `10:00–21:00` somewhere in the text; null where days differ or nothing is said. */
function hoursOf(workTime: string): { opens: string; closes: string } | null {
  const found = [...workTime.matchAll(/(\d{1,2}:\d{2})\s*[–—-]\s*(\d{1,2}:\d{2})/g)];
  const [opens, closes] = found.length === 1 ? (found[0]?.slice(1) ?? []) : [];
  return opens === undefined || closes === undefined || minutesOf(closes) <= minutesOf(opens)
    ? null
    : { opens, closes };
}

/**
 * When goods can be collected and delivered, as a visitor reads it; '' when they are out of stock. `S2 §2`
 *
 * @param args.ownShop hours of the first shop of the visitor's city that has them; null: no shop there has, and they are
 *   brought from another city.
 */
export function deliveryDates(args: {
  now: Date;
  ownShop: { readonly workTime: string } | null;
  isAnywhere: boolean;
  zone?: string;
}): {
  pickupDate: string;
  deliveryDate: string;
} {
  if (!args.isAnywhere) return { pickupDate: '', deliveryDate: '' };
  const { dayAndMonth, clock } = formatsOf(args.zone ?? shopTimeZone);
  const inDays = (days: number): string => dayAndMonth.format(new Date(args.now.getTime() + days * day));
  const now = minutesOf(clock.format(args.now));
  const hours = args.ownShop && hoursOf(args.ownShop.workTime);
  const isLate =
    now >= (hours ? Math.min(lastHour * 60, minutesOf(hours.closes) - lastMinutes) : lastHour * 60) ? 1 : 0;
  if (args.ownShop) {
    const today = hours ? `сегодня до ${hours.closes}` : 'сегодня';
    const tomorrow = hours ? `завтра с ${hours.opens}` : 'завтра';
    return { pickupDate: isLate ? tomorrow : today, deliveryDate: inDays(2 + isLate) };
  }
  return { pickupDate: inDays(4 + isLate), deliveryDate: inDays(5 + isLate) };
}
