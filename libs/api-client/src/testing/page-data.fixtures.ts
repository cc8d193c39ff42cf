import type { PageDataWire } from '../page-data/page-data.wire.js';
import { fixtureProducts, fixtureSections, fixtureImage } from './goods.fixtures.js';
import { cardOf, comparedOf, detailOf, listingOf } from './memory-catalog.js';
import { basketOf, createMemoryState, orderOf, ownOrderOf, type MemoryState } from './memory-state.js';
import { fixtureArticles, fixtureCities, fixturePhotos, fixtureShops, fixtureUser } from './places.fixtures.js';

const listing = listingOf({ sectionId: 0, page: 1, limit: 15, sort: 'name-asc', filter: {} });
const cards = fixtureProducts.map(cardOf);
const shoes = fixtureProducts.filter((product) => product.variants.length > 0);

const visitor: MemoryState = {
  ...createMemoryState({ isSignedIn: true }),
  basket: [
    { id: 21, quantity: 1 },
    { id: 41, retailId: 4101, quantity: 2 },
  ],
};

const ownFixtures = {
  _user: fixtureUser,
  _counters: {
    basket: 2,
    favorites: { length: 2, itemsId: [21, 41] },
    comparison: { length: 1, itemsId: [21] },
  },
  _basket: basketOf(visitor),
  _favorites: { items: cards.slice(0, 2) },
  _comparison: { items: fixtureProducts.slice(0, 2).map(comparedOf) },
  _orders: { items: visitor.orders.map(orderOf), count: visitor.orders.length, page: 1, limit: 20 },
  _ownOrder: ownOrderOf(visitor, visitor.orders[0]!),
  _delivery: {
    city: { id: 1, value: 'Тюмень' },
    freeFrom: 5000,
    ways: [{ delivery: 'courier', price: 250, dates: '28–30 ноября', carrier: '', version: 'courier-250' }],
  },
} satisfies PageDataWire;

/** A sample of every page variable that is the same for all visitors; personal data comes by calls. */
export const publicPageDataFixtures: Omit<
  Required<PageDataWire>,
  '_user' | '_counters' | '_basket' | '_favorites' | '_comparison' | '_orders' | '_ownOrder' | '_delivery'
> = {
  _items: { items: listing.items, count: listing.count },
  _filters: listing.filters,
  _catalogUrl: '/api/catalog/getItems/',
  _sectionId: 0,
  _popularRequests: [{ title: 'Двухместные палатки', link: '/search/?q=палатка' }],
  _bestOffers: cards.slice(0, 6),
  _newItems: cards.slice(6, 10),
  _popular: cards.slice(2, 8),
  _sales: [{ id: 1, img: '/media/sale-1/640.webp', title: 'Скидки на лыжи' }],
  _accessories: { safety: cards.slice(2, 5), comfort: cards.slice(5, 8) },
  _video: { src: '/media/video.mp4', poster: '/media/video/640.webp', title: 'Как поставить палатку' },
  _similar: cards.slice(8, 12),
  _project: {
    lead: 'Учим ходить в походы.',
    img: '/media/scene-slide-camp/1280.webp',
    about: ['Курс для тех, кто ещё не ночевал в палатке.'],
    program: [
      { title: 'Сборы', text: 'Что взять с собой.' },
      { title: 'Выход', text: 'Два дня в лесу.' },
    ],
  },
  _projectGallery: { id: 1, title: 'Школа похода', count: fixturePhotos.length, items: fixturePhotos.slice(0, 15) },
  _instructors: [
    { img: '/media/instructor-1/320.webp', name: 'Игорь Снегов', description: 'Водит группы с 2009 года.' },
  ],
  _social: { link: 'https://vk.com/', items: [{ id: '1', link: 'https://vk.com/', img: '/media/social-1/320.webp' }] },
  _partners: [{ link: '/', img: '/media/partner-1/160.webp', title: 'Кедр' }],
  _mainSlider: {
    items: [
      {
        link: '/catalog/palatki/',
        img: '/media/slide-1/1280.webp',
        imgMobile: '/media/slide-1-m/640.webp',
        title: 'Палатки для лета',
        text: 'Лёгкие и надёжные',
        button: 'Смотреть',
      },
    ],
    autoplay: true,
    autoplayTimeout: 5000,
  },
  _banners: [{ link: '/sale/', image: '/media/banner-1/640.webp', text: 'Распродажа', isVideo: false }],
  _flipCounter: 12345,
  _historyGallery: { title: 'История', items: fixturePhotos.slice(0, 3) },
  _shopsGallery: { title: 'Магазины', items: fixturePhotos.slice(3, 6) },
  _vacancies: [{ id: '1', value: 'Продавец-консультант' }],
  _compare: [],
  _workFormId: '1',
  _serviceFormId: '2',
  _projectFormId: '3',
  _contactsFormId: '4',
  _config: {
    flags: { search: true },
    mapsKey: '',
    creditPartner: null,
    supportPhone: '8 (800) 301-42-43',
    shopsCount: 2,
    menu: fixtureSections.map(({ id, title, slug }) => ({ id, title, link: `/catalog/${slug}/`, children: [] })),
  },
  _productDetail: detailOf(shoes[0] ?? (fixtureProducts[0] as (typeof fixtureProducts)[number])),
  _productId: shoes[0]?.id ?? 0,
  _isBasketPromocodeApplied: false,
  _basketExtraItems: { safety: cards.slice(0, 2), comfort: cards.slice(2, 4) },
  _menuItems: [
    { id: 'profile', title: 'Профиль', link: '/profile' },
    { id: 'orders', title: 'Заказы', link: '/orders' },
  ],
  _menuActive: 'profile',
  _ordersYears: [2026, 2025],
  _itemsToReview: [
    { id: 21, link: '/product/tovar-21/', img: fixtureImage(21), title: 'Рюкзак Хибины 60', rating: 0, comment: '' },
  ],
  _reviews: [
    {
      id: 11,
      link: '/product/tovar-11/',
      img: fixtureImage(11),
      title: 'Палатка Байкал 2',
      rating: 5,
      comment: 'Отлично',
    },
  ],
  _order: { freeDeliveryLimitPrice: 5000, payment: '', orderNum: '' },
  _title: 'Каталог',
  _breadcrumbs: [{ title: 'Главная', link: '/' }],
  _sections: fixtureSections.map(({ id, title, slug }) => ({
    id,
    title,
    link: `/catalog/${slug}/`,
    img: `/media/section-${id}/320.webp`,
    count: 5,
  })),
  _articles: { items: fixtureArticles.slice(0, 9), count: fixtureArticles.length, preCount: fixtureArticles.length },
  _article: { title: 'Статья 1', date: '01.08.2026', img: '', html: '<p>Текст</p>' },
  _document: { html: '<p>Политика</p>', date: '01.01.2026' },
  _city: fixtureCities[0],
  _receivePoints: { cityId: 1, type: 'shops', items: fixtureShops },
  _receivePointsCount: { cityId: 1, type: 'shops', count: fixtureShops.length },
};

/** A sample of every page variable, as a server prints it. */
export const pageDataFixtures: Required<PageDataWire> = { ...publicPageDataFixtures, ...ownFixtures };
