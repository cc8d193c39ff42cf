import type { FlagName } from './flags.js';

/** A feature flag of the shop. */
export interface FlagAbout {
  /** Its owner. */
  owner: 'browsing' | 'purchase' | 'account' | 'content' | 'platform';
  /** Day after which the flag should be gone, `yyyy-mm-dd`; null for permanent flags. */
  removeBy: string | null;
  /** What is missing when it is off. */
  about: string;
}

const widgetFlag = (owner: FlagAbout['owner'], about: string): FlagAbout => ({
  owner,
  removeBy: null,
  about,
});

/**
 * All feature flags of the shop, one per widget and those of features, for documentation and tests: the browser needs
 * only names and defaults. Libs never see a flag: they have slots and optional props.
 */
export const flagRegistry = {
  'header-menu': widgetFlag('browsing', 'The row of sections under the header.'),
  'catalog-menu': widgetFlag('browsing', '«Каталог» and the panel of all sections behind it.'),
  search: widgetFlag('browsing', 'The search field with its suggestions.'),
  city: widgetFlag('browsing', 'The choice of a city.'),
  'shops-counter': widgetFlag('browsing', 'The counter of shops or pickup points in the header.'),
  'header-links': widgetFlag('browsing', 'User, comparison, favourites and basket with their counters.'),
  catalog: widgetFlag('browsing', 'The list of goods with filters.'),
  product: widgetFlag('browsing', 'The product card.'),
  'product-reviews': widgetFlag('purchase', 'Reviews of the product.'),
  similar: widgetFlag('browsing', 'Similar goods on the product page.'),
  'best-offers': widgetFlag('browsing', 'The row of best offers.'),
  'goods-rows': widgetFlag('browsing', 'The rows of new and popular goods on the index page.'),
  'main-slider': widgetFlag('content', 'The banner of the index page.'),
  basket: widgetFlag('purchase', 'The basket page.'),
  'basket-accessories': widgetFlag('purchase', 'Accessories under the basket, in two tabs.'),
  order: widgetFlag('purchase', 'The order form.'),
  orders: widgetFlag('account', 'The list of orders.'),
  'own-order': widgetFlag('account', 'The page of one order, and the links to it.'),
  profile: widgetFlag('account', 'The profile.'),
  'own-reviews': widgetFlag('account', "Goods that wait for a rating, and the visitor's own reviews."),
  favorites: widgetFlag('browsing', 'The list of favourites.'),
  compare: widgetFlag('browsing', 'The comparison.'),
  subscribe: widgetFlag('content', 'The form of news in the footer.'),
  'cookie-notice': widgetFlag('content', 'The notice of cookies.'),
  banners: widgetFlag('content', 'The tile of six banners on the index page.'),
  sales: widgetFlag('content', 'The row of sales with their dialogs on the index page.'),
  social: widgetFlag('content', 'The strip of photos of a social network.'),
  accessories: widgetFlag('browsing', 'Accessories on the product page, in two tabs.'),
  video: widgetFlag('browsing', 'The video on the product page.'),
  articles: widgetFlag('content', 'The paged list of articles.'),
  'history-gallery': widgetFlag('content', 'Photos of the history page.'),
  'shops-gallery': widgetFlag('content', 'Photos of the shops page.'),
  'shops-map': widgetFlag('content', 'Shops of the city, list and map, on pages about them.'),
  'contact-form': widgetFlag('content', 'The message to the shop, in a dialog.'),
  'page-anchors': widgetFlag('content', 'The select that leads to the sections of a page.'),
  'project-gallery': widgetFlag('content', 'Photos of the project page.'),
  instructors: widgetFlag('content', 'The row of instructors on the project page.'),
  'project-registration': widgetFlag('content', 'The registration for the project.'),
  'flip-counter': widgetFlag('content', 'The flip counter of the project page.'),
  work: widgetFlag('content', 'The application for a job.'),
  service: widgetFlag('content', 'The booking of a service visit.'),
  partners: widgetFlag('content', 'Logos of partners in the footer.'),
  dialogs: widgetFlag('platform', 'Dialogs that any page may open: sign-in, city, added to the basket.'),
  'loading-bar': widgetFlag('platform', 'The line at the top while a call is in flight.'),
  'city-on-first-visit': {
    owner: 'browsing',
    removeBy: null,
    about: 'The question about the city, opened automatically for visitors who have none yet.',
  },
  'work-consent-ticked': {
    owner: 'content',
    removeBy: null,
    about: 'The consent of the work form, ticked in advance: doubtful under 152-ФЗ (decision 8).',
  },
  'advert-consent': {
    owner: 'content',
    removeBy: null,
    about:
      'The consent to adverts in the form of news, beside that to personal data: without it news must not advertise.',
  },
  card: {
    owner: 'purchase',
    removeBy: null,
    about:
      'Payment by card in the order form; without it nothing can be ordered to a city with pickup points (decision 34).',
  },
  sbp: {
    owner: 'purchase',
    removeBy: null,
    about:
      'Payment by СБП as a choice of its own in the order form: on where the server says that its acquirer takes it.',
  },
  delivery: {
    owner: 'purchase',
    removeBy: null,
    about:
      'Price and days of delivery on the product page, in the basket and in the order form: on where the server has the call `getDelivery`.',
  },
  'email-optional': {
    owner: 'purchase',
    removeBy: null,
    about: 'An order without an e-mail, whose receipt goes to the phone: on where the server accepts such orders.',
  },
  credit: {
    owner: 'purchase',
    removeBy: '2027-03-01',
    about: 'Payment on credit and its hint beside the price.',
  },
  reservation: {
    owner: 'purchase',
    removeBy: '2027-03-01',
    about: 'Reservation of a product at a shop.',
  },
} as const satisfies Record<FlagName, FlagAbout>;
