/** What the page of own reviews says. */
export const ownReviewsTexts = {
  title: 'Отзывы',
  waitingTitle: 'Ждут вашей оценки',
  waitingEmpty: 'Пока нечего оценивать: полученные товары появятся здесь.',
  ownTitle: 'Ваши отзывы',
  ownEmpty: 'Вы ещё не написали ни одного отзыва.',
  answer: 'Ответ магазина',
  rate: 'Оценить',
  rateOf: (title: string) => `Оценить «${title}»`,
  dismiss: 'Не оценивать',
  dismissOf: (title: string) => `Не оценивать «${title}»`,
  sent: 'Спасибо! Отзыв отправлен.',
  dismissFailed: 'Не удалось убрать товар. Попробуйте ещё раз.',
  dismissed: 'Больше не будем просить оценку этого товара.',
  emptyTitle: 'Отзывов пока нет',
  emptyHint: 'Когда вы получите заказ, здесь можно будет рассказать о покупках.',
  toCatalog: 'Перейти в каталог',
  errorTitle: 'Не удалось загрузить отзывы',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  dialogTitle: 'Оцените товар',
  rating: 'Ваша оценка',
  comment: 'Комментарий',
  commentPlaceholder: 'Что понравилось, что нет, кому подойдёт',
  send: 'Отправить отзыв',
  dismissQuestion: 'Не оценивать товар?',
  dismissText: (title: string) => `«${title}» исчезнет из этого списка, вернуть его нельзя.`,
  keep: 'Оставить',
};

/** What the page of own reviews says. */
export type OwnReviewsTexts = typeof ownReviewsTexts;
