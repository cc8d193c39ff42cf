/** Widgets that stand on every page: their code is one chunk with the shop's start. */
export const everywhere = [
  'start',
  'header-links',
  'search',
  'city',
  'shops-counter',
  'dialogs',
  'catalog-menu',
  'header-menu',
  'loading-bar',
  'cookie-notice',
];

/** React and the store change rarely and are needed by every widget: one chunk that browsers keep. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-redux|redux|@reduxjs|immer|reselect|use-sync-external-store|redux-thunk)[\\/]/;

/** Modules by their paths, written with slashes. */
const anyOf = (...paths) => new RegExp(paths.map((path) => `/${path}`.replaceAll('/', '[\\\\/]')).join('|'));

/** Needed by forms alone, hence only after the visitor has asked for one. */
const forms = anyOf(
  'node_modules/(react-hook-form|@hookform|@mona-health|react-input-mask|warning|invariant)/',
  'libs/ui-kit/src/(phone-field/|text-field/TextAreaField\\.|field/focusFirstError\\.)',
);

/** Rules that most forms have. Those of passwords, codes and files stay with the few forms that need them. */
const rules = anyOf('libs/validation-ru/src/(email|phone|privacy|selected)/');

/**
 * What pages of every kind want: fields, dialogs, and trifles that would be files of a few hundred bytes, whose
 * answers' headers weigh more than they do.
 */
const shared = anyOf(
  'libs/ui-kit/src/(alert|checkbox|field|lazy-part)/',
  'libs/ui-kit/src/(button/IconButton|text-field/TextField|dialog/(Dialog|mergeRefs|useModalDialog)|format/phone)\\.',
  'libs/api-client/src/(page-data/(forms\\.seed|pages\\.wire)|shop-api/)',
  'libs/validation-ru/src/(first-message|required|text)/',
  'libs/checkout/src/basket/line-key\\.',
  'storefront/src/shell/',
);

/** Pages of the basket and the order. */
const purchase = ['basket', 'basket-accessories', 'order'];
const account = ['orders', 'own-reviews', 'profile'];
/** Lists of goods that are a page's matter, and the product. */
const lists = ['catalog', 'favorites', 'compare', 'product', 'best-offers'];
/** Rows of goods below a page's matter, with what they share with the product alone. */
const rows = ['accessories', 'basket-accessories', 'best-offers', 'product', 'product-reviews', 'similar', 'video'];
const pictures = ['main-slider', 'banners', 'sales', 'social', 'partners'];

/**
 * Few chunks instead of one per shared module: `vendor`, `core` (what every page has, and trifles), `goods` (what
 * lists of goods share), `rows` (what rows of goods share and a list does not need), `pictures` (what rows and tiles
 * of pictures share with each other or with goods: the index page and the footer need no goods for it), `purchase`
 * and `account` (what their pages share), `forms`, `rules`. Widgets' own code stays apart.
 *
 * @param modulesOf ids of the modules that each part is made of.
 */
export const chunkGroups = (modulesOf) => {
  const core = new Set(everywhere.flatMap((name) => modulesOf[name] ?? []));
  const uses = new Map();
  for (const [name, ids] of Object.entries(modulesOf)) {
    if (everywhere.includes(name)) continue;
    for (const id of ids) uses.set(id, [...(uses.get(id) ?? []), name]);
  }
  const isOurs = (id) => /[\\/]libs[\\/]|[\\/]storefront[\\/]/.test(id);
  const usersOf = (id) => uses.get(id) ?? [];
  const isShared = (id) => isOurs(id) && usersOf(id).length > 1;
  const isOnlyOf = (names) => (id) => isShared(id) && usersOf(id).every((name) => names.includes(name));
  const isAlsoOf = (names) => (id) => isShared(id) && usersOf(id).some((name) => names.includes(name));
  const isCore = (id) => shared.test(id) || core.has(id);
  return [
    { name: 'vendor', test: vendor, priority: 30 },
    { name: 'core', test: (id) => isCore(id) && !forms.test(id), priority: 20 },
    { name: 'forms', test: forms, priority: 15 },
    { name: 'rules', test: rules, priority: 15 },
    { name: 'pictures', test: isAlsoOf(pictures), priority: 12 },
    { name: 'purchase', test: isOnlyOf(purchase), priority: 11 },
    { name: 'account', test: isOnlyOf(account), priority: 11 },
    // Before the rows: a group takes along what its modules import.
    { name: 'goods', test: (id) => isAlsoOf(lists)(id) && !isOnlyOf(rows)(id), priority: 10 },
    { name: 'rows', test: isOnlyOf(rows), priority: 9 },
  ];
};
