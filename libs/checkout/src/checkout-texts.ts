import type { lineSummaryTexts } from './basket/line-summary.texts.js';
import type { addToBasketTexts } from './add-to-basket/add-to-basket.texts.js';
import type { addedToBasketTexts } from './basket-dialog/added-to-basket.texts.js';
import type { basketLinkTexts } from './basket-link/basket-link.texts.js';
import type { basketTexts } from './basket/basket.texts.js';
import type { creditTexts } from './credit/credit.texts.js';
import type { deliveryTexts } from './delivery/delivery.texts.js';
import type { orderTexts } from './order/order.texts.js';
import type { pickupDialogTexts } from './pickup-dialog/pickup-dialog.texts.js';
import type { promoCodeTexts } from './promo-code/promo-code.texts.js';
import type { reservationTexts } from './reservation/reservation.texts.js';
import type { totalsTexts } from './totals/totals.texts.js';

/** All texts of the package, by the names that a dictionary has for its components (`TextsProvider` of `@tropa/ui-kit`). */
export interface CheckoutTexts {
  readonly addToBasket: typeof addToBasketTexts;
  readonly addedToBasket: typeof addedToBasketTexts;
  readonly basket: typeof basketTexts;
  readonly basketLink: typeof basketLinkTexts;
  readonly credit: typeof creditTexts;
  readonly delivery: typeof deliveryTexts;
  readonly lineSummary: typeof lineSummaryTexts;
  readonly order: typeof orderTexts;
  readonly pickupDialog: typeof pickupDialogTexts;
  readonly promoCode: typeof promoCodeTexts;
  readonly reservation: typeof reservationTexts;
  readonly totals: typeof totalsTexts;
}
