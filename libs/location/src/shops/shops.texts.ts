/** What the shops' counter and dialog say. */
export const shopsTexts = {
  shops: { one: 'магазин', few: 'магазина', many: 'магазинов' },
  points: { one: 'пункт выдачи', few: 'пункта выдачи', many: 'пунктов выдачи' },
  shopsTitle: 'Магазины',
  pointsTitle: 'Пункты выдачи',
  empty: 'В этом городе пока нет магазинов: доставим курьером.',
  errorTitle: 'Не удалось загрузить адреса',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
};
