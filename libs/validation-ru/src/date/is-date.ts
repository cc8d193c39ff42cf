const shape = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Whether the text is a calendar day in the form dd.mm.yyyy: 31.02.2020 is not. */
export function isDate(value: string): boolean {
  const parts = shape.exec(value);
  if (!parts) return false;
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year) && year >= 1;
}

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
