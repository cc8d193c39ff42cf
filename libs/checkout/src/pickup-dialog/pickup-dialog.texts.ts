/** Texts of the dialog of pickup addresses. */
export const pickupDialogTexts = {
  shopsTitle: (city: string) => `Магазины, ${city}`,
  pointsTitle: (city: string) => `Пункты выдачи, ${city}`,
  list: 'Адрес самовывоза',
  shopsMap: 'Магазины на карте',
  pointsMap: 'Пункты выдачи на карте',
  filter: 'Найти по адресу',
  filterPlaceholder: 'Улица или район',
  notFound: 'Такого адреса в списке нет',
  confirm: 'Забрать здесь',
  empty: 'В этом городе самовывоза нет: доставим курьером.',
  errorTitle: 'Не удалось загрузить адреса',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
};

/** Overridable texts of the dialog of pickup addresses. */
export type PickupDialogTexts = typeof pickupDialogTexts;
