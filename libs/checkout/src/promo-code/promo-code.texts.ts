/** What the promo code block says. S2 §4. */
export const promoCodeTexts = {
  label: 'Промокод',
  apply: 'Применить',
  applied: 'Промокод применён',
  cancel: 'Отменить промокод',
  cancelFailed: 'Не удалось отменить промокод. Попробуйте ещё раз.',
};

/** Overridable texts of the promo code block. */
export type PromoCodeTexts = typeof promoCodeTexts;
