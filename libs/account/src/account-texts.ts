import type { accountMenuTexts } from './account-menu/account-menu.texts.js';
import type { authDialogTexts } from './auth-dialog/auth-dialog.texts.js';
import type { loginTexts } from './login/login.texts.js';
import type { ordersTexts } from './orders/orders.texts.js';
import type { ownOrderTexts } from './own-order/own-order.texts.js';
import type { ownReviewsTexts } from './own-reviews/own-reviews.texts.js';
import type { phoneCodeTexts } from './phone-code/phone-code.texts.js';
import type { profileTexts } from './profile/profile.texts.js';
import type { recentOrdersTexts } from './recent-orders/recent-orders.texts.js';
import type { recoveryTexts } from './recovery/recovery.texts.js';
import type { registrationTexts } from './registration/registration.texts.js';
import type { sessionsTexts } from './sessions/sessions.texts.js';
import type { unauthorizedTexts } from './unauthorized/unauthorized.texts.js';
import type { userButtonTexts } from './user-button/user-button.texts.js';

/** All texts of the package, by the names that a dictionary has for its components (`TextsProvider` of `@tropa/ui-kit`). */
export interface AccountTexts {
  readonly accountMenu: typeof accountMenuTexts;
  readonly authDialog: typeof authDialogTexts;
  readonly login: typeof loginTexts;
  readonly orders: typeof ordersTexts;
  readonly ownOrder: typeof ownOrderTexts;
  readonly ownReviews: typeof ownReviewsTexts;
  readonly phoneCode: typeof phoneCodeTexts;
  readonly profile: typeof profileTexts;
  readonly recentOrders: typeof recentOrdersTexts;
  readonly recovery: typeof recoveryTexts;
  readonly registration: typeof registrationTexts;
  readonly sessions: typeof sessionsTexts;
  readonly unauthorized: typeof unauthorizedTexts;
  readonly userButton: typeof userButtonTexts;
}
