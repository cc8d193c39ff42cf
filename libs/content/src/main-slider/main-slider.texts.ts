/** Texts of the main slider. */
export const mainSliderTexts = {
  label: 'Главные предложения',
  dots: 'Выбор слайда',
  pause: 'Остановить показ',
  play: 'Продолжить показ',
  slide: (index: number, count: number): string => `Слайд ${index} из ${count}`,
};

/** Texts of the main slider. */
export type MainSliderTexts = typeof mainSliderTexts;
