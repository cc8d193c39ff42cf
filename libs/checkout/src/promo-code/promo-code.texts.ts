/** Texts of the promo code block. */
export const promoCodeTexts = {
  label: 'Промокод',
  apply: 'Применить',
  applied: 'Промокод применён',
  cancel: 'Отменить промокод',
  cancelFailed: 'Не удалось отменить промокод. Попробуйте ещё раз.',
};

/** Overridable texts of the promo code block. */
export type PromoCodeTexts = typeof promoCodeTexts;
