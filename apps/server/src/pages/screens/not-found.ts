import type { PageContent } from '../page-content.js';

/** An unknown address. */
export const notFoundContent = (): PageContent => ({
  page: 'not-found',
  status: 404,
  meta: { title: 'Страница не найдена', description: 'Такой страницы нет.', robots: 'noindex' },
  data: { _title: 'Страница не найдена' },
});

/** A product that was sold here once. */
export const goneContent = (): PageContent => ({
  ...notFoundContent(),
  status: 410,
  meta: { title: 'Товара больше нет', description: 'Этот товар больше не продаётся.', robots: 'noindex' },
});

/** A page that could not be rendered or read. */
export const errorContent = (status: number): PageContent => ({
  page: 'error',
  status,
  meta: { title: 'Что-то пошло не так', description: 'Страница не открылась.', robots: 'noindex' },
  data: { _title: 'Что-то пошло не так' },
});
