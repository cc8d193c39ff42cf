/** What the main slider says. */
export const mainSliderTexts = {
  label: 'Главные предложения',
  dots: 'Выбор слайда',
  pause: 'Остановить показ',
  play: 'Продолжить показ',
  slide: (index: number, count: number): string => `Слайд ${index} из ${count}`,
};

/** What the main slider says. */
export type MainSliderTexts = typeof mainSliderTexts;
