import { pluralRu } from '@tropa/ui-kit';

/** What a visitor reads in the filters. Pass a changed copy to override it. */
export const filtersTexts = {
  title: 'Фильтры',
  /** The button that opens the dialog: «Фильтры · 2». */
  open: (chosen: number) => (chosen > 0 ? `Фильтры · ${chosen}` : 'Фильтры'),
  openAll: 'Развернуть все',
  closeAll: 'Свернуть все',
  /** The link in a closed block of the page without JavaScript. */
  openBlock: 'Показать варианты',
  price: 'Цена, ₽',
  apply: 'Применить',
  show: (count: number) =>
    count === 0 ? 'Нет товаров' : `Показать ${count} ${pluralRu(count, 'товар', 'товара', 'товаров')}`,
  reset: 'Сбросить',
  /** The button of the page without JavaScript. */
  submit: 'Показать',
};

/** The texts of the filters. */
export type FiltersTexts = typeof filtersTexts;
