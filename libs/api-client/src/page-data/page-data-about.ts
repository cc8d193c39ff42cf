import type { PageDataName } from './page-data.wire.js';

/** What a page variable is for, which pages print it, and which requirement it comes from. */
export interface PageDataAbout {
  readonly about: string;
  readonly pages: string;
  /** Sections and readings of the requirements, as `requirementLinks` names them, or `ours`. */
  readonly source: string;
  /** The call that supplies it when the page does not print it. */
  readonly call?: string;
}

const own = '/basket, /favorites/, /catalog/compare/, /order, /orders, /orders/…/, /profile, /profile/reviews/';

/** The texts of `docs/page-data.md`; the shapes come from the schemas. */
export const pageDataAbout: Readonly<Record<PageDataName, PageDataAbout>> = {
  _items: {
    about: 'First page of the list: no request on mount',
    pages: 'catalogue, section, sale, search',
    source: 'decision 21, decision 23',
    call: '`POST <_catalogUrl>`',
  },
  _filters: {
    about:
      "Filters of the list and what is chosen (`state`: it is added to the page's address, whose own parameters override it); prices in roubles",
    pages: 'catalogue, section, sale, search',
    source: 'S1 §3',
  },
  _catalogUrl: {
    about: 'Where the list is requested',
    pages: 'catalogue, section, sale, search',
    source: 'S1 §7; ours is `/api/catalog/getItems/`',
  },
  _sectionId: {
    about: 'Section of the list; 0 is all goods',
    pages: 'catalogue, section, sale, search',
    source: 'S1 §7, decision 20a',
  },
  _popularRequests: { about: 'Links above the list', pages: 'catalogue, section', source: 'S1 §7' },
  _bestOffers: {
    about: 'Best offers: slider and list; popular goods where a search found nothing',
    pages: 'index, /best-offers/, search',
    source: 'S1 §7',
  },
  _newItems: { about: 'New goods: a row of the index page', pages: 'index', source: 'ours' },
  _popular: { about: 'Best-selling goods: a row of the index page', pages: 'index', source: 'ours' },
  _sales: { about: "Sales slider; a dialog's content comes by `getModalContent`", pages: 'index', source: 'S1 §3' },
  _accessories: { about: 'Accessories in two tabs', pages: 'product', source: 'S1 §1' },
  _video: { about: 'Video of the product', pages: 'product', source: 'S1 §1' },
  _similar: { about: 'Similar goods', pages: 'product', source: 'S1 §1' },
  _project: { about: 'Lead, picture, paragraphs and program of the project', pages: 'project', source: 'ours' },
  _projectGallery: {
    about: 'First photos of the project; the rest comes by call',
    pages: 'project',
    source: 'S1 §3',
    call: '`POST /api/project/getImages/`',
  },
  _instructors: { about: 'Instructors', pages: 'project', source: 'S1 §3' },
  _social: { about: 'Strip of photos of a social network', pages: 'index', source: 'S1 §3' },
  _partners: { about: 'Logos of partners', pages: 'all (footer)', source: 'S1 §3' },
  _mainSlider: {
    about: 'Main slider with its settings; `autoplayTimeout` in milliseconds',
    pages: 'index',
    source: 'S1 §3',
  },
  _banners: { about: 'Tile of six banners; `image` is a video when `isVideo`', pages: 'index', source: 'S1 §3' },
  _flipCounter: { about: 'Value of the flip counter', pages: 'project', source: 'S1 §7' },
  _historyGallery: { about: 'Photos of the history page', pages: '/about/history/', source: 'S1 §7' },
  _shopsGallery: { about: 'Photos of the shops page', pages: '/about/shops/', source: 'S1 §7' },
  _vacancies: { about: 'Options of the work form', pages: '/about/work/', source: 'S1 §3' },
  _compare: {
    about: 'Goods of a shared comparison (`?ids=1,2`)',
    pages: '/catalog/compare/',
    source: 'decision 27',
    call: "`POST /api/comparison/getItems/` for one's own",
  },
  _workFormId: { about: 'Id of the work form', pages: '/about/work/', source: 'S1 §7' },
  _serviceFormId: { about: 'Id of the service form', pages: '/service/', source: 'S1 §7' },
  _projectFormId: { about: 'Id of the project registration', pages: 'project', source: 'decision 21' },
  _contactsFormId: { about: 'Id of the contacts form', pages: '/contacts/', source: 'S2 §7' },
  _config: { about: 'What the host decides for every page', pages: 'all', source: 'decision 21' },
  _productDetail: { about: 'The product; from `link` on extras of our server', pages: 'product', source: 'S2 §3' },
  _productId: { about: 'Equals `_productDetail.id`', pages: 'product', source: 'S2 §7' },
  _isBasketPromocodeApplied: { about: 'Whether a promo code is applied', pages: '/basket, /order', source: 'S2 §7' },
  _basketExtraItems: { about: 'Accessories under the basket, in two tabs', pages: '/basket', source: 'S2 §7' },
  _menuItems: { about: 'Menu of the account', pages: '/profile, /orders', source: 'S2 §2' },
  _menuActive: { about: 'Id (or link) of its active line', pages: '/profile, /orders', source: 'S2 §7' },
  _ordersYears: { about: 'Years to filter the orders by', pages: '/orders', source: 'S2 §7' },
  _itemsToReview: { about: 'Goods that wait for a rating', pages: '/profile/reviews/', source: 'S2 §7' },
  _reviews: { about: "The user's own reviews", pages: '/profile/reviews/', source: 'S2 §7' },
  _order: {
    about:
      "Limit of free delivery in roubles; the state of the payment according to the server, and where to pay for this session's order or continue its credit application",
    pages: '/order; /orders of a guest',
    source: 'S2 §3, decision 19',
  },
  _title: { about: 'Heading of the page', pages: 'all', source: 'ours' },
  _breadcrumbs: { about: 'Trail above the heading', pages: 'all but index', source: 'ours' },
  _sections: {
    about: 'Tiles of sections; those of the visitor’s own lists are shown while the list is empty',
    pages: 'index, catalogue, /basket, /orders, /favorites/, /catalog/compare/',
    source: 'ours',
  },
  _articles: {
    about: 'Page of articles; others below an article',
    pages: '/articles/, /articles/…/',
    source: 'ours',
    call: '`GET /api/articles/getArticles/`',
  },
  _article: { about: 'An article; sanitised HTML', pages: '/articles/…/', source: 'ours' },
  _document: {
    about: 'A text page; sanitised HTML',
    pages: '/privacy/, /privacy_policy/, /agreement/, /about/history/, /about/shops/',
    source: 'ours',
  },
  _city: { about: 'City of the visitor', pages: 'any', source: 'ours', call: '`GET /api/location/getLocation/`' },
  _receivePoints: {
    about: "Shops or pickup points of the page's city",
    pages: '/contacts/, /about/shops/',
    source: 'ours',
    call: '`POST /api/location/getReceivePoints/`',
  },
  _receivePointsCount: {
    about: 'Their kind and number, for the counter in the header',
    pages: 'all',
    source: 'ours',
    call: '`POST /api/location/getReceivePoints/`',
  },
  _user: {
    about: 'The user; with an empty id a visitor',
    pages: own,
    source: 'ours',
    call: '`GET /api/user/getUser/`',
  },
  _counters: {
    about: 'Lines of the basket, ids of the favourites and of the comparison: counters of the header, icons of cards',
    pages: own,
    source: 'ours',
    call: '`getLength/` of each',
  },
  _basket: {
    about: 'The basket, as its call gives it',
    pages: '/basket, /order',
    source: 'ours',
    call: '`GET /api/basket/getItems/`',
  },
  _favorites: {
    about: 'The favourite goods',
    pages: '/favorites/',
    source: 'ours',
    call: '`POST /api/favorites/getItems/`',
  },
  _comparison: {
    about: "Goods of the visitor's own comparison",
    pages: '/catalog/compare/',
    source: 'ours',
    call: '`POST /api/comparison/getItems/`',
  },
  _orders: {
    about: "A page of the user's orders, and which one it is: its number, size and year",
    pages: '/orders, /profile',
    source: 'ours',
    call: '`POST /api/user/getOrders/`',
  },
  _ownOrder: {
    about: "One order of the user's, on a page of its own: steps, sums, payment, receipt, returns",
    pages: '/orders/…/',
    source: 'ours',
    call: '`POST /api/user/getOrder/`',
  },
  _delivery: {
    about: "What delivery of `_basket` costs to the visitor's city, and when it arrives",
    pages: '/basket, /order',
    source: 'ours',
    call: '`POST /api/location/getDelivery/`',
  },
};

/** Where `docs/requirements` has what the sources name; a test of the repository compares them with its headings. */
export const requirementLinks: Readonly<Record<string, string>> = {
  'S1 §1': 'requirements/s1.md#1-what-the-product-does',
  'S1 §3': 'requirements/s1.md#3-entities-and-their-fields',
  'S1 §7': 'requirements/s1.md#7-the-calls-it-makes',
  'S2 §2': 'requirements/s2.md#2-screens-and-routes',
  'S2 §3': 'requirements/s2.md#3-entities-and-their-fields',
  'S2 §7': 'requirements/s2.md#7-the-calls-it-makes',
  'decision 19': 'requirements/readings.md#19-return-from-payment',
  'decision 20a': 'requirements/readings.md#20a-catalogue-call-and-its-neighbours',
  'decision 21': 'requirements/readings.md#21-names-of-page-variables',
  'decision 23': 'requirements/readings.md#23-first-page-of-the-list',
  'decision 27': 'requirements/readings.md#27-comparison',
};
