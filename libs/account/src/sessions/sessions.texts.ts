/** Texts of the list of the user's sessions. */
export const sessionsTexts = {
  title: 'Где выполнен вход',
  current: 'Это устройство',
  unknown: 'Неизвестное устройство',
  begun: (moment: string) => `Вход ${moment}`,
  seen: (date: string) => `последний раз ${date}`,
  close: 'Выйти на всех других устройствах',
  closed: 'Готово: вход остался только здесь',
  closeFailed: 'Не удалось выйти на других устройствах. Попробуйте ещё раз.',
};

/** Texts of the list of the user's sessions. */
export type SessionsTexts = typeof sessionsTexts;
