import { pluralRu } from '@tropa/ui-kit';

/** Texts of the basket. */
export const basketTexts = {
  title: 'Корзина',
  summary: 'Итог корзины',
  count: (lines: number) => `В корзине ${lines} ${pluralRu(lines, 'товар', 'товара', 'товаров')}`,
  noItems: 'В корзине нет товаров',
  empty: 'В корзине пока ничего нет',
  emptyHint: 'Добавьте товары из каталога — они появятся здесь.',
  toCatalog: 'Перейти в каталог',
  order: 'оформить заказ',
  remove: (title: string) => `Удалить «${title}»`,
  /** In place of a deleted line, above its name. */
  gone: 'Товар удалён',
  /** Read aloud when a line is deleted. */
  removed: (title: string) => `Товар «${title}» удалён`,
  restore: 'Вернуть',
  /** The button's accessible name, which says what it restores. */
  restoreLine: (title: string) => `Вернуть «${title}»`,
  /** Read aloud when a deleted line is back. */
  restored: (title: string) => `Товар «${title}» снова в корзине`,
  /** Beside a line whose last change was rejected. */
  quantityFailed: 'Не удалось изменить количество. Попробуйте ещё раз.',
  removeFailed: 'Не удалось удалить товар. Попробуйте ещё раз.',
  restoreFailed: 'Не удалось вернуть товар. Попробуйте ещё раз.',
  quantity: (title: string) => `Количество: ${title}`,
  less: 'Меньше на одну',
  more: 'Больше на одну',
  perPiece: 'за шт.',
  recommended: 'Советуем',
  /** Latin on purpose: the badge reads exactly «NEW». */
  newItem: 'NEW',
  unavailable: 'Нет в наличии',
  hasUnavailable: 'Некоторых товаров больше нет в наличии. Удалите их, чтобы оформить заказ.',
  lastPieces: (count: number) => `В магазинах ${count} шт.`,
  errorTitle: 'Не удалось загрузить корзину',
};

/** Overridable texts of the basket. */
export type BasketTexts = typeof basketTexts;
