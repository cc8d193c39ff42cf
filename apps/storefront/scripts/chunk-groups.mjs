/** Widgets that stand on every page: their code is one chunk with the shop's start. */
export const everywhere = ['start', 'header-links', 'search', 'city', 'shops-counter', 'dialogs', 'catalog-menu', 'header-menu', 'loading-bar', 'cookie-notice'];

/** React and the store change rarely and are needed by every widget: one chunk that browsers keep. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-redux|redux|@reduxjs|immer|reselect|use-sync-external-store|redux-thunk)[\\/]|rolldown[\\/]runtime/;

/** Needed by forms alone, hence only after the visitor has asked for one. */
const forms = /node_modules[\\/](react-hook-form|@hookform|@mona-health|react-input-mask|warning|invariant)[\\/]/;

/** The rules apart: the basket's promo code needs one of them, and no form library. */
const rules = /[\\/]libs[\\/]validation-ru[\\/]/;

/**
 * Few chunks instead of one per shared module: `vendor`, `core` (what every page has), `goods` (what two or more
 * lists of goods share), `pictures` (what rows and tiles of pictures share with each other or with goods: the index
 * page and the footer need no goods for it), `forms`, `rules`. Widgets' own code stays apart.
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
  const pictures = ['main-slider', 'banners', 'sales', 'social', 'partners'];
  const goods = ['catalog', 'product', 'best-offers', 'similar', 'favorites', 'compare'];
  const isOurs = (id) => /[\\/]libs[\\/]|[\\/]storefront[\\/]|lucide-react/.test(id);
  const isGoods = (id) => {
    const users = uses.get(id) ?? [];
    const lists = users.filter((name) => goods.includes(name)).length;
    return lists > 1 || (lists > 0 && users.length > 1 && isOurs(id));
  };
  const isPictures = (id) => {
    const users = uses.get(id) ?? [];
    return isOurs(id) && users.length > 1 && users.some((name) => pictures.includes(name));
  };
  return [
    { name: 'vendor', test: vendor, priority: 30 },
    { name: 'core', test: (id) => core.has(id) && !forms.test(id) && !rules.test(id), priority: 20 },
    { name: 'forms', test: forms, priority: 15 },
    { name: 'rules', test: rules, priority: 15 },
    { name: 'pictures', test: isPictures, priority: 12 },
    { name: 'goods', test: isGoods, priority: 10 },
  ];
};
