import { pluralRu } from '@tropa/ui-kit';

/** What a visitor reads about reviews. Pass a changed copy to override it. */
export const reviewsTexts = {
  title: 'Отзывы',
  count: (count: number) => `${count} ${pluralRu(count, 'отзыв', 'отзыва', 'отзывов')}`,
  showMore: 'Показать ещё',
  leave: 'Оставить отзыв',
  loading: 'Загружаем отзывы',
  emptyTitle: 'Отзывов пока нет',
  emptyHint: 'Станьте первым, кто расскажет об этом товаре.',
  anonymous: 'Покупатель',
  answer: 'Ответ магазина',
  filter: 'Оценка',
  allStars: (count: number) => `Все ${count}`,
  stars: (value: number, count: number) => `${value} ★ ${count}`,
  noneOfStars: 'Отзывов с такой оценкой больше нет',
  fitTitle: 'Размер',
  fitSmall: 'Маломерит',
  fitTrue: 'В размер',
  fitLarge: 'Большемерит',
  helpful: 'Полезно',
  helpfulCount: (count: number) => `Полезно: ${count}`,
  markFailed: 'Не удалось отметить. Попробуйте ещё раз.',
  photosTitle: (name: string) => `Фото: ${name}`,
  photo: (index: number, count: number) => `Фото ${index} из ${count}`,
  openPhoto: (index: number, count: number) => `Открыть фото ${index} из ${count}`,
  dialogTitle: 'Оставить отзыв',
  dialogText:
    'Отзыв можно оставить в личном кабинете: после покупки товар появится там в разделе «Отзывы» и будет ждать вашей оценки.',
};

/** The texts of reviews. */
export type ReviewsTexts = typeof reviewsTexts;
