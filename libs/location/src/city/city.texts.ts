/** What the city selector says. */
export const cityTexts = {
  title: 'Ваш город',
  question: (city: string) => `Ваш город ${city}?`,
  confirm: 'Всё верно',
  another: 'Другой город',
  search: 'Город',
  placeholder: 'Начните вводить название',
  results: 'Найденные города',
  more: 'Показать ещё',
  nothing: 'Такого города не нашлось',
  continue: 'Продолжить',
  error: 'Не удалось сменить город. Попробуйте ещё раз.',
  button: (city: string) => `Город: ${city}. Изменить`,
};

export type CityTexts = typeof cityTexts;
