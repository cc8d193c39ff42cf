/** Texts of HeaderMenuWidget. */
export const headerMenuTexts = { label: 'Разделы каталога', sale: 'Распродажа', more: 'ещё' };
