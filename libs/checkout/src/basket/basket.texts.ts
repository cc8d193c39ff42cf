import { pluralRu } from '@tropa/ui-kit';

/** What the basket says. S2 §2. */
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
  /** At the place of a deleted line, over its name. */
  gone: 'Товар удалён',
  /** Read aloud when a line is deleted. */
  removed: (title: string) => `Товар «${title}» удалён`,
  restore: 'Вернуть',
  /** The button's name for those who do not see beside what it stands. */
  restoreLine: (title: string) => `Вернуть «${title}»`,
  /** Read aloud when a deleted line is back. */
  restored: (title: string) => `Товар «${title}» снова в корзине`,
  /** Beside a line whose last press was refused. Decision 49. */
  quantityFailed: 'Не удалось изменить количество. Попробуйте ещё раз.',
  removeFailed: 'Не удалось удалить товар. Попробуйте ещё раз.',
  restoreFailed: 'Не удалось вернуть товар. Попробуйте ещё раз.',
  quantity: (title: string) => `Количество: ${title}`,
  less: 'Меньше на одну',
  more: 'Больше на одну',
  perPiece: 'за шт.',
  recommended: 'Советуем',
  /** Latin, because S1 §3 fixes it. */
  newItem: 'NEW',
  unavailable: 'Нет в наличии',
  hasUnavailable: 'Некоторых товаров больше нет в наличии. Удалите их, чтобы оформить заказ.',
  lastPieces: (count: number) => `В магазинах ${count} шт.`,
  errorTitle: 'Не удалось загрузить корзину',
};

/** Overridable texts of the basket. */
export type BasketTexts = typeof basketTexts;
