import { shopTimeZone as timeZone } from '../shop-time.js';

const day = 86_400_000;
/** Orders after this hour are collected tomorrow. */
const lastHour = 18;

const dayAndMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone });
const hour = new Intl.DateTimeFormat('ru', { hour: 'numeric', hourCycle: 'h23', timeZone });

/** When goods can be collected and delivered, as a visitor reads it; '' when they are out of stock. `S2 §2` */
export function deliveryDates(args: { now: Date; isInOwnCity: boolean; isAnywhere: boolean }): {
  pickupDate: string;
  deliveryDate: string;
} {
  if (!args.isAnywhere) return { pickupDate: '', deliveryDate: '' };
  const inDays = (days: number): string => dayAndMonth.format(new Date(args.now.getTime() + days * day));
  const isLate = Number(hour.format(args.now)) >= lastHour ? 1 : 0;
  if (args.isInOwnCity) {
    return { pickupDate: isLate ? 'завтра' : 'сегодня', deliveryDate: inDays(2 + isLate) };
  }
  return { pickupDate: inDays(4 + isLate), deliveryDate: inDays(5 + isLate) };
}
