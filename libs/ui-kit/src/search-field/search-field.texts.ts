/** Texts of SearchField. */
export const searchFieldTexts = { label: 'Поиск по каталогу', submit: 'Найти', clear: 'Очистить' };
