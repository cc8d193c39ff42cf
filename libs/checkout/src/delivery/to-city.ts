/** Endings of the accusative: only words in -а and -я change; «Москва» → «Москву», «Старая» → «Старую». */
const accusative = (word: string): string =>
  word.replace(/ая$/, 'ую').replace(/яя$/, 'юю').replace(/а$/, 'у').replace(/я$/, 'ю');

/** «в Тюмень», «в Москву», «во Владивосток»: where something goes. */
export function toCity(city: string): string {
  const words = city
    .split(' ')
    // Of «Йошкар-Ола» only the last part changes; of «Ростов-на-Дону» none does.
    .map((word) => word.replace(/[^-]+$/, accusative))
    .join(' ');
  return `${/^[вф][^аеёиоуыэюя]/i.test(city) ? 'во' : 'в'} ${words}`;
}
