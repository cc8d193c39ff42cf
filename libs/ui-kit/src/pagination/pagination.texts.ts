/** Texts of the page links. */
export interface PaginationTexts {
  label: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

/** Texts of Pagination. */
export const paginationTexts: PaginationTexts = {
  label: 'Страницы',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${page}`,
};
