/** The shop's clock: days and years are those of its home city. */
export const shopTimeZone = 'Asia/Yekaterinburg';

const day = new Intl.DateTimeFormat('ru', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: shopTimeZone,
});

/** The date of an instant in the shop's time zone: `dd.mm.yyyy`. */
export const shopDay = (moment: Date): string => day.format(moment);

const minute = new Intl.DateTimeFormat('ru', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: shopTimeZone,
});

/** The date and time of an instant in the shop's time zone: `dd.mm.yyyy, hh:mm`. */
export const shopMoment = (moment: Date): string => minute.format(moment);
