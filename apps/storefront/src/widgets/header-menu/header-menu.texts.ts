/** What HeaderMenuWidget says. */
export const headerMenuTexts = { label: 'Разделы каталога', sale: 'Распродажа', more: 'ещё' };
