import type { Locator } from '@playwright/test';

/** What each widget shows from the sample variables alone, or from the stand-in's responses. */
export const shown: Record<string, (widget: Locator) => Locator> = {
  'header-menu': (widget) => widget.getByRole('link').first(),
  'catalog-menu': (widget) => widget.getByRole('link', { name: 'Каталог' }),
  // Behind its icon on a narrow screen.
  search: (widget) => widget.getByRole('combobox', { includeHidden: true }),
  city: (widget) => widget.getByRole('button', { name: /Тюмень/ }),
  'header-links': (widget) => widget.getByRole('link', { name: /Корзина/ }),
  catalog: (widget) => widget.getByRole('article').first(),
  product: (widget) => widget.getByRole('heading').first(),
  'product-reviews': (widget) => widget.getByRole('heading').first(),
  'own-order': (widget) => widget.getByText('Вы не авторизованы'),
  'own-reviews': (widget) => widget.getByText('Вы не авторизованы'),
  similar: (widget) => widget.getByRole('article').first(),
  'best-offers': (widget) => widget.getByRole('article').first(),
  'goods-rows': (widget) => widget.getByRole('article').first(),
  'main-slider': (widget) => widget.getByText('Палатки для лета'),
  basket: (widget) => widget.getByText('В корзине пока ничего нет'),
  orders: (widget) => widget.getByText('Вы не авторизованы'),
  profile: (widget) => widget.getByText('Вы не авторизованы'),
  favorites: (widget) => widget.getByText(/пока|нет/).first(),
  compare: (widget) => widget.getByText('В сравнении пока ничего нет'),
  subscribe: (widget) => widget.getByRole('textbox'),
  'cookie-notice': (widget) => widget.getByRole('button', { name: 'Принять' }),
  accessories: (widget) => widget.getByRole('tab', { name: 'Комфорт' }),
  articles: (widget) => widget.getByRole('link', { name: /Статья 1/ }).first(),
  banners: (widget) => widget.getByText('Распродажа'),
  'flip-counter': (widget) => widget.getByText(/12.345/).first(),
  'history-gallery': (widget) => widget.getByText('1 / 3').first(),
  'shops-gallery': (widget) => widget.getByText('1 / 3').first(),
  instructors: (widget) => widget.getByText('Игорь Снегов'),
  partners: (widget) => widget.getByRole('link').first(),
  'project-gallery': (widget) => widget.getByRole('button', { name: /фото/i }).first(),
  'project-registration': (widget) => widget.getByRole('button', { name: 'Записаться' }),
  sales: (widget) => widget.getByRole('button', { name: /Скидки на лыжи/ }),
  service: (widget) => widget.getByRole('button', { name: 'записаться' }),
  'contact-form': (widget) => widget.getByRole('button', { name: 'Написать нам' }),
  'shops-counter': (widget) => widget.getByText('2 магазина'),
  'shops-map': (widget) => widget.getByText('ул. Республики, 65').first(),
  social: (widget) => widget.getByRole('link').first(),
  video: (widget) => widget.getByText('Как поставить палатку').first(),
  work: (widget) => widget.getByRole('button', { name: 'заполнить анкету' }),
};

/** These show something only when a visitor does something, a call is in flight, or the basket has goods. */
export const quiet = ['dialogs', 'loading-bar', 'order', 'page-anchors', 'basket-accessories'];
