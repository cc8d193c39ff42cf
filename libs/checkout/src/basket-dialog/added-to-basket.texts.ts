import { pluralRu } from '@tropa/ui-kit';

/** Texts of the added-to-basket dialog. */
export const addedToBasketTexts = {
  title: 'Товар добавлен в корзину',
  toBasket: 'Перейти в корзину',
  goOn: 'Продолжить покупки',
  inBasket: (lines: number) => `В корзине ${lines} ${pluralRu(lines, 'товар', 'товара', 'товаров')} на сумму`,
};

/** Overridable texts of the added-to-basket dialog. */
export type AddedToBasketTexts = typeof addedToBasketTexts;
