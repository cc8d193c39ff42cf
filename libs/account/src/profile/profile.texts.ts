/** Texts of the profile. */
export const profileTexts = {
  title: 'Профиль',
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  birthDay: 'Дата рождения',
  sex: 'Пол',
  male: 'Мужской',
  female: 'Женский',
  unset: 'Не указан',
  notification: 'Получать новости и предложения',
  notificationOn: 'Да',
  notificationOff: 'Нет',
  empty: '—',
  edit: 'Изменить',
  save: 'Сохранить',
  cancel: 'Отмена',
  saved: 'Профиль сохранён.',
  logout: 'Выйти',
  logoutFailed: 'Не удалось выйти. Попробуйте ещё раз.',
  errorTitle: 'Не удалось загрузить профиль',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
};

/** Texts of the profile. */
export type ProfileTexts = typeof profileTexts;
