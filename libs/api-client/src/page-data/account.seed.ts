import { toAccountMenuLine } from './config.model.js';
import { accountMenuWire } from './config.wire.js';
import { yearsWire } from './pages.wire.js';
import { variableSeed } from './page-seed.js';
import { keyWire } from '../wire-values/wire-values.js';
import { toOwnReview } from '../own-reviews/own-reviews.model.js';
import { ownReviewListWire } from '../own-reviews/own-reviews.wire.js';

/** `_itemsToReview`: goods that wait for a rating. */
export const itemsToReviewSeed = /* @__PURE__ */ variableSeed('_itemsToReview', ownReviewListWire, (items) =>
  items.map(toOwnReview),
);
/** `_reviews`: the user's own reviews. */
export const ownReviewsSeed = /* @__PURE__ */ variableSeed('_reviews', ownReviewListWire, (items) =>
  items.map(toOwnReview),
);
/** `_ordersYears`: years to filter the orders by. */
export const ordersYearsSeed = /* @__PURE__ */ variableSeed('_ordersYears', yearsWire, (years) =>
  years.map(Number).filter(Number.isInteger),
);
/** `_menuItems`: the account menu. */
export const menuItemsSeed = /* @__PURE__ */ variableSeed('_menuItems', accountMenuWire, (lines) =>
  lines.map(toAccountMenuLine),
);
/** `_menuActive`: id of the active menu item. */
export const menuActiveSeed = /* @__PURE__ */ variableSeed('_menuActive', keyWire, String);
