/** Accessible names of a carousel's arrows and dots. */
export interface CarouselTexts {
  /** What it is, read aloud before its name. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  slide: (index: number, count: number) => string;
}

/** Texts of Carousel. */
export const carouselTexts: CarouselTexts = {
  role: 'карусель',
  previous: 'Назад',
  next: 'Вперёд',
  pause: 'Остановить показ',
  play: 'Продолжить показ',
  slide: (index, count) => `Слайд ${index} из ${count}`,
};
