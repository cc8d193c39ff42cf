/** The clock of the demo shop; an own shop has its own (`ShopIdentity.time`). */
export const shopTimeZone = 'Asia/Yekaterinburg';

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const minuteParts = { ...dayParts, hour: '2-digit', minute: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to make: one for each zone and use. */
function formatOf(use: 'day' | 'minute', timeZone: string): Intl.DateTimeFormat {
  const key = `${use} ${timeZone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('ru', { ...(use === 'day' ? dayParts : minuteParts), timeZone });
  formats.set(key, made);
  return made;
}

/** The date of an instant by the shop's clock: `dd.mm.yyyy`. */
export const shopDay = (moment: Date, zone = shopTimeZone): string => formatOf('day', zone).format(moment);

/** The date and time of an instant by the shop's clock: `dd.mm.yyyy, hh:mm`. */
export const shopMoment = (moment: Date, zone = shopTimeZone): string => formatOf('minute', zone).format(moment);
