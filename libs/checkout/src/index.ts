export { AddToBasketButton, type AddToBasketButtonProps } from './add-to-basket/AddToBasketButton.js';
export { addToBasketTexts, type AddToBasketTexts } from './add-to-basket/add-to-basket.texts.js';
export { BasketLink, type BasketLinkProps } from './basket-link/BasketLink.js';
export { basketLinkTexts, type BasketLinkTexts } from './basket-link/basket-link.texts.js';
export { AddedToBasketDialog, type AddedToBasketDialogProps } from './basket-dialog/AddedToBasketDialog.js';
export { addedToBasketTexts, type AddedToBasketTexts } from './basket-dialog/added-to-basket.texts.js';
export {
  basketDialogClosed,
  basketDialogRequested,
  checkoutDialogs,
  selectAddedItem,
  selectIsBasketDialogOpen,
  type CheckoutDialogsState,
} from './basket-dialog/checkout-dialogs.slice.js';
export { BasketItemCard, type BasketItemCardProps } from './basket/BasketItemCard.js';
export { BasketSection, type BasketSectionProps } from './basket/BasketSection.js';
export { basketTexts, type BasketTexts } from './basket/basket.texts.js';
export { LineSummary, type LineSummaryProps } from './basket/LineSummary.js';
export { capQuantity, isAvailable } from './basket/stock.js';
export { OrderFailedDialog, type OrderFailedDialogProps } from './order/OrderFailedDialog.js';
export { OrderSection, type OrderSectionProps } from './order/OrderSection.js';
export { orderTexts, type OrderTexts } from './order/order.texts.js';
export {
  creditMinimum,
  legalPayment,
  missingForCredit,
  paymentOptions,
  type PaymentOption,
  type PaymentTerms,
} from './order/payment-rules.js';
export { PaymentReturn, type PaymentReturnProps } from './payment-return/PaymentReturn.js';
export {
  paymentOutcome,
  withoutPaymentParameter,
  type PaymentOutcome,
  type PaymentWord,
} from './payment-return/payment-return.js';
export { PromoCode, type PromoCodeProps } from './promo-code/PromoCode.js';
export { promoCodeTexts, type PromoCodeTexts } from './promo-code/promo-code.texts.js';
export { TotalsList, type TotalsListProps } from './totals/TotalsList.js';
export { isDeliveryFree, totalsOf, type Totals } from './totals/totals.js';
export { totalsTexts, type TotalsTexts } from './totals/totals.texts.js';
