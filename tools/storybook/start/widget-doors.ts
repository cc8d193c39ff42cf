/** How to use a widget: the package, component, store slices and properties it needs. */
export interface WidgetDoor {
  /** Value of `data-widget`. */
  readonly widget: string;
  readonly title: string;
  readonly package: string;
  readonly component: string;
  readonly slices?: readonly string[];
  /** Properties as they are written in JSX. */
  readonly props?: string;
  /** Page variable with the widget's data on a page without React. */
  readonly variable?: string;
}

const door = (
  widget: string,
  title: string,
  from: string,
  component: string,
  rest: Partial<WidgetDoor> = {},
): WidgetDoor => ({ widget, title, package: `@tropa/${from}`, component, ...rest });

const account = { slices: ['accountDialogs'] };
const checkout = { slices: ['checkoutDialogs'] };
const content = { slices: ['contentDialogs'] };
const location = { slices: ['locationDialogs'] };

/** Every widget that is one component of a lib. The rest of the script's widgets are composed by the storefront itself. */
export const widgetDoors: readonly WidgetDoor[] = [
  door('search', 'Поиск', 'catalog', 'SearchBox'),
  door('catalog', 'Список товаров', 'catalog', 'CatalogSection', {
    props: 'url={location.pathname + location.search} sectionId={12}',
    variable: '_sectionId = 12',
  }),
  door('product', 'Товар', 'catalog', 'ProductSection', {
    props: 'product={product} url={location.pathname + location.search}',
    variable: '_productDetail = { … }',
  }),
  door('product-reviews', 'Отзывы о товаре', 'catalog', 'ReviewsSection', {
    props: 'productId={7}',
    variable: '_productId = 7',
  }),
  door('similar', 'Похожие товары', 'catalog', 'SimilarProducts', {
    props: 'items={items}',
    variable: '_similar = [ … ]',
  }),
  door('best-offers', 'Лучшие предложения', 'catalog', 'BestOffers', {
    props: 'items={items}',
    variable: '_bestOffers = [ … ]',
  }),
  door('goods-rows', 'Новинки и популярное', 'catalog', 'GoodsRows', {
    props: 'newItems={newItems} popular={popular}',
    variable: '_newItems = [ … ];\n  window._popular = [ … ]',
  }),
  door('accessories', 'Аксессуары', 'catalog', 'Accessories', {
    props: 'items={{ safety, comfort }}',
    variable: '_accessories = { safety: [ … ], comfort: [ … ] }',
  }),
  door('video', 'Видео о товаре', 'catalog', 'ProductVideo', { props: 'video={video}', variable: '_video = { … }' }),
  door('favorites', 'Избранное', 'catalog', 'FavoritesSection'),
  door('compare', 'Сравнение', 'catalog', 'CompareSection'),
  door('basket', 'Корзина', 'checkout', 'BasketSection', {
    ...checkout,
    props: 'onNavigate={(url) => location.assign(url)}',
  }),
  door('order', 'Оформление заказа', 'checkout', 'OrderSection', {
    ...checkout,
    props: 'onNavigate={(url) => location.assign(url)}',
    variable: '_order = { freeDeliveryLimitPrice: 5000 }',
  }),
  door('orders', 'Заказы', 'account', 'OrdersSection', {
    ...account,
    props: 'years={[2026, 2025]}',
    variable: '_ordersYears = [2026, 2025]',
  }),
  door('own-order', 'Заказ', 'account', 'OwnOrderSection', {
    ...account,
    props: 'number="100245"',
    variable: '_ownOrder = { … }',
  }),
  door('profile', 'Профиль', 'account', 'ProfileSection', { ...account, props: 'Form={ProfileForm}' }),
  door('own-reviews', 'Свои отзывы', 'account', 'OwnReviewsSection', {
    ...account,
    props: 'items={waiting} reviews={reviews}',
    variable: '_itemsToReview = [ … ]',
  }),
  door('city', 'Город', 'location', 'CityButton', location),
  door('shops-counter', 'Счётчик магазинов', 'location', 'ShopsButton', location),
  door('shops-map', 'Магазины на карте', 'location', 'CityShops', { ...location, props: 'hasTitle' }),
  door('main-slider', 'Главный слайдер', 'content', 'MainSlider', {
    props: 'slides={slides}',
    variable: '_mainSlider = { items: [ … ] }',
  }),
  door('banners', 'Плитка баннеров', 'content', 'Banners', {
    props: 'banners={banners}',
    variable: '_banners = [ … ]',
  }),
  door('sales', 'Акции', 'content', 'SalesSlider', { props: 'sales={sales}', variable: '_sales = [ … ]' }),
  door('social', 'Лента соцсети', 'content', 'SocialStrip', {
    props: 'items={photos}',
    variable: '_social = { items: [ … ] }',
  }),
  door('partners', 'Партнёры', 'content', 'PartnersSlider', {
    props: 'partners={partners}',
    variable: '_partners = [ … ]',
  }),
  door('subscribe', 'Подписка', 'content', 'SubscribeForm'),
  door('cookie-notice', 'Сообщение о cookie', 'content', 'CookieNotice', { props: 'storage={localStorage}' }),
  door('articles', 'Статьи', 'content', 'ArticlesSection', { props: 'url={location.pathname + location.search}' }),
  door('history-gallery', 'Галерея истории', 'content', 'AboutGallery', {
    props: 'title="История магазина" gallery={gallery}',
    variable: '_historyGallery = { … }',
  }),
  door('shops-gallery', 'Галерея магазинов', 'content', 'AboutGallery', {
    props: 'title="Наши магазины" gallery={gallery}',
    variable: '_shopsGallery = { … }',
  }),
  door('contact-form', 'Напишите нам', 'content', 'ContactSection', {
    props: 'Dialog={ContactDialog} formId="4"',
    variable: "_contactsFormId = '4'",
  }),
  door('page-anchors', 'Разделы страницы', 'content', 'PageAnchors', {
    props: "anchors={[{ id: 'shops', title: 'Магазины' }]}",
  }),
  door('project-gallery', 'Фото проекта', 'content', 'ProjectGallery', {
    props: 'gallery={gallery}',
    variable: '_projectGallery = { … }',
  }),
  door('instructors', 'Инструкторы', 'content', 'Instructors', {
    props: 'items={instructors}',
    variable: '_instructors = [ … ]',
  }),
  door('project-registration', 'Запись на обучение', 'content', 'ProjectRegistrationButton', {
    ...content,
    variable: "_projectFormId = '3'",
  }),
  door('flip-counter', 'Перекидной счётчик', 'content', 'FlipCounter', {
    props: 'value={12480}',
    variable: '_flipCounter = 12480',
  }),
  door('work', 'Анкета', 'content', 'WorkSection', {
    props: 'Dialog={WorkDialog} formId="1" vacancies={vacancies}',
    variable: '_vacancies = [ … ]',
  }),
  door('service', 'Запись на сервис', 'content', 'ServiceSection', {
    props: 'Dialog={ServiceDialog} formId="2"',
    variable: "_serviceFormId = '2'",
  }),
];
