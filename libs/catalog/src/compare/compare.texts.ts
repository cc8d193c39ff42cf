import { pluralRu } from '@tropa/ui-kit';

/** What a visitor reads about the comparison. Pass a changed copy to override it. */
export const compareTexts = {
  link: 'Сравнение',
  /** The toggle's one name: `aria-pressed` says whether it is on. */
  toggle: 'Сравнить',
  addFailed: 'Не удалось добавить к сравнению',
  removeFailed: 'Не удалось убрать из сравнения',
  title: 'Сравнение',
  count: (count: number) =>
    count > 0 ? `В сравнении ${count} ${pluralRu(count, 'товар', 'товара', 'товаров')}` : 'В сравнении нет товаров',
  removeAll: 'удалить все',
  removeAllFailed: 'Не удалось удалить товары. Попробуйте ещё раз.',
  remove: (title: string) => `Убрать из сравнения: ${title}`,
  modes: 'Какие параметры показать',
  mode: { all: 'Все параметры', different: 'Различающиеся', similar: 'Совпадающие' },
  share: 'Поделиться',
  shareTitle: 'Сравнение товаров',
  shareCopied: 'Ссылка скопирована',
  shareByHand: 'Скопируйте ссылку на сравнение',
  shared: 'С вами поделились этим сравнением.',
  sharedOwn: 'Все эти товары уже есть в вашем сравнении.',
  takeAll: 'Добавить всё в своё сравнение',
  takeFailed: 'Добавились не все товары. Попробуйте ещё раз.',
  openOwn: 'Открыть своё сравнение',
  property: 'Параметр',
  table: 'Сравнение товаров',
  previous: 'Предыдущий товар',
  next: 'Следующий товар',
  noValue: '—',
  emptyTitle: 'В сравнении пока ничего нет',
  emptyHint: 'Добавляйте товары к сравнению значком со столбиками на карточке.',
  emptyAction: 'Перейти в каталог',
  errorTitle: 'Не удалось загрузить сравнение',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  retry: 'Повторить',
};

/** The texts of the comparison. */
export type CompareTexts = typeof compareTexts;
