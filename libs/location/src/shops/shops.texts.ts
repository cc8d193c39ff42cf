/** Texts of the shops' list, map and dialog. */
export const shopsTexts = {
  shopsTitle: 'Магазины',
  pointsTitle: 'Пункты выдачи',
  shopsMap: 'Магазины на карте',
  pointsMap: 'Пункты выдачи на карте',
  anotherCity: 'Другой город',
  empty: 'В этом городе пока нет магазинов: доставим курьером.',
  errorTitle: 'Не удалось загрузить адреса',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
};

/** Texts of the city's shops. */
export type ShopsTexts = typeof shopsTexts;
