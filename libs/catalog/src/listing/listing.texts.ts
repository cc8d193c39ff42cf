import { formatNumber, pluralRu } from '@tropa/ui-kit';

/** What a visitor reads around a list. Pass a changed copy to override it. */
export const listingTexts = {
  count: (count: number) => `${formatNumber(count)} ${pluralRu(count, 'товар', 'товара', 'товаров')}`,
  popular: 'Популярные запросы',
  list: 'Список товаров',
  skipFilters: 'Перейти к товарам',
  loading: 'Загружаем товары',
  chosen: 'Выбранные фильтры',
  price: (min: string, max: string) => `${min} — ${max}`,
  query: (query: string) => `Запрос: «${query}»`,
  sale: 'Со скидкой',
  store: 'Выбранный магазин',
  resetAll: 'Сбросить всё',
  sort: 'Сортировка',
  sorts: {
    'name-asc': 'По названию',
    'price-desc': 'Сначала дорогие',
    'price-asc': 'Сначала дешёвые',
    'popularity-desc': 'Сначала популярные',
    'relevance-desc': 'Сначала подходящие',
  } as Record<string, string>,
  limit: 'Товаров на странице',
  limits: (limit: number) => `по ${limit}`,
  emptyTitle: 'Ничего не нашлось',
  emptyHint: 'Попробуйте убрать часть фильтров или расширить цену.',
  emptySearchTitle: 'Извините, по вашему запросу ничего не найдено',
  emptySearchHint: 'Проверьте, нет ли опечатки, или назовите товар иначе.',
  errorTitle: 'Ошибка',
  errorText: 'Произошла непредвиденная ошибка.',
  retry: 'Перезагрузить',
  failedTitle: 'Не удалось загрузить товары',
  failedText: 'Проверьте соединение и попробуйте ещё раз.',
  failedRetry: 'Повторить',
};

/** The texts of a list. */
export type ListingTexts = typeof listingTexts;
