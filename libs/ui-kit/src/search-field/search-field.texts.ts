/** What SearchField says. */
export const searchFieldTexts = { label: 'Поиск по каталогу', submit: 'Найти', clear: 'Очистить' };
