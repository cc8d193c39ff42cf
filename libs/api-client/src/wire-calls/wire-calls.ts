import { apiKeyCalls } from '../api-key/api-key.calls.js';
import { articlesCalls } from '../articles/articles.calls.js';
import { authCalls } from '../auth/auth.calls.js';
import { basketCalls } from '../basket/basket.calls.js';
import { comparisonCalls } from '../comparison/comparison.calls.js';
import { favoritesCalls } from '../favorites/favorites.calls.js';
import { listingCalls } from '../listing/listing.calls.js';
import { locationCalls } from '../location/location.calls.js';
import { orderCalls } from '../order/order.calls.js';
import { ordersCalls } from '../orders/orders.calls.js';
import { ownReviewsCalls } from '../own-reviews/own-reviews.calls.js';
import { productCalls } from '../product/product.calls.js';
import { projectCalls } from '../project/project.calls.js';
import { promocodeCalls } from '../promocode/promocode.calls.js';
import { salesCalls } from '../sales/sales.calls.js';
import { searchCalls } from '../search/search.calls.js';
import { subscribeCalls } from '../subscribe/subscribe.calls.js';
import { userCalls } from '../user/user.calls.js';
import { webformCalls } from '../webform/webform.calls.js';

/** All 49 calls of the contract, each listed in the folder of its resource. */
export const wireCalls = [
  ...basketCalls,
  ...favoritesCalls,
  ...comparisonCalls,
  ...locationCalls,
  ...userCalls,
  ...listingCalls,
  ...searchCalls,
  ...salesCalls,
  ...projectCalls,
  ...webformCalls,
  ...subscribeCalls,
  ...articlesCalls,
  ...apiKeyCalls,
  ...promocodeCalls,
  ...orderCalls,
  ...authCalls,
  ...ordersCalls,
  ...ownReviewsCalls,
  ...productCalls,
] as const;

/** Name of a call. */
export type WireCallName = (typeof wireCalls)[number]['name'];
