/** Texts of the «В корзину» button. */
export const addToBasketTexts = {
  add: 'В корзину',
  inBasket: 'В корзине',
  unavailable: 'Нет в наличии',
  failed: 'Не удалось добавить в корзину. Попробуйте ещё раз.',
};

/** Overridable texts of the «В корзину» button. */
export type AddToBasketTexts = typeof addToBasketTexts;
