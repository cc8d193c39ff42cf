/** Texts of the city selector. */
export const cityTexts = {
  title: 'Ваш город',
  question: (city: string) => `Ваш город ${city}?`,
  confirm: 'Всё верно',
  another: 'Другой город',
  search: 'Город',
  placeholder: 'Начните вводить название',
  results: 'Найденные города',
  nothing: 'Такого города не нашлось',
  failed: 'Не удалось найти города. Проверьте соединение.',
  retry: 'Попробовать снова',
  continue: 'Продолжить',
  error: 'Не удалось сменить город. Попробуйте ещё раз.',
  button: (city: string) => `Город: ${city}. Изменить`,
};

/** Texts of the choice of a city. */
export type CityTexts = typeof cityTexts;
