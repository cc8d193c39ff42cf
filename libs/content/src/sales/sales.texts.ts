/** Texts of the sales slider and its dialog. */
export const salesTexts = {
  title: 'Акции',
  /** Name of a sale without a title. */
  untitled: (position: number): string => `Акция ${position}`,
  /** Link from the conditions to the goods. */
  toGoods: 'Смотреть товары',
  loading: 'Загружаем условия акции',
  empty: 'Условия этой акции подскажут в магазине и по телефону поддержки.',
  errorTitle: 'Не получилось загрузить условия акции',
};

/** Texts of the sales slider and its dialog. */
export type SalesTexts = typeof salesTexts;
