import { pluralRu } from '@tropa/ui-kit';

/** What the added-to-basket dialog says. S2 §2. */
export const addedToBasketTexts = {
  title: 'Товар добавлен в корзину',
  toBasket: 'Перейти в корзину',
  goOn: 'Продолжить покупки',
  inBasket: (lines: number) => `В корзине ${lines} ${pluralRu(lines, 'товар', 'товара', 'товаров')} на сумму`,
};

/** Overridable texts of the added-to-basket dialog. */
export type AddedToBasketTexts = typeof addedToBasketTexts;
