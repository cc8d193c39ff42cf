/** What the sales slider and its dialog say. */
export const salesTexts = {
  title: 'Акции',
  /** Name of a sale that came without one. */
  untitled: (position: number): string => `Акция ${position}`,
  /** The way from the conditions to the goods. */
  toGoods: 'Смотреть товары',
  loading: 'Загружаем условия акции',
  empty: 'Условия этой акции подскажут в магазине и по телефону поддержки.',
  errorTitle: 'Не получилось загрузить условия акции',
};

/** What the slider of sales says. */
export type SalesTexts = typeof salesTexts;
