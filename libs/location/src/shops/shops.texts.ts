/** What the shops' list, map and dialog say. */
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

/** What the city's shops say. */
export type ShopsTexts = typeof shopsTexts;
