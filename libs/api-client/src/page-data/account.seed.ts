import { toAccountMenuLine } from './config.model.js';
import { accountMenuLineWire } from './config.wire.js';
import { variableSeed } from './page-seed.js';
import { keyWire } from '../wire-values/wire-values.js';
import { toOwnReview } from '../own-reviews/own-reviews.model.js';
import { ownReviewWire } from '../own-reviews/own-reviews.wire.js';
import { array } from 'valibot';

const reviewsWire = /* @__PURE__ */ array(ownReviewWire);

/** `_itemsToReview`: goods that wait for a rating. */
export const itemsToReviewSeed = /* @__PURE__ */ variableSeed(
  '_itemsToReview', reviewsWire, (items) => items.map(toOwnReview),
);
/** `_reviews`: the user's own reviews. */
export const ownReviewsSeed = /* @__PURE__ */ variableSeed('_reviews', reviewsWire, (items) => items.map(toOwnReview));
/** `_ordersYears`: years to filter the orders by. */
export const ordersYearsSeed = /* @__PURE__ */ variableSeed(
  '_ordersYears', array(keyWire), (years) => years.map(Number).filter(Number.isInteger),
);
/** `_menuItems`: the account's menu. */
export const menuItemsSeed = /* @__PURE__ */ variableSeed(
  '_menuItems', array(accountMenuLineWire), (lines) => lines.map(toAccountMenuLine),
);
/** `_menuActive`: id of the active line. */
export const menuActiveSeed = /* @__PURE__ */ variableSeed('_menuActive', keyWire, String);
