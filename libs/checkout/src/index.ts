export { AddToBasketButton, type AddToBasketButtonProps } from './add-to-basket/AddToBasketButton.js';
export { addToBasketTexts, type AddToBasketTexts } from './add-to-basket/add-to-basket.texts.js';
export { BasketLink, type BasketLinkProps } from './basket-link/BasketLink.js';
export { basketLinkTexts, type BasketLinkTexts } from './basket-link/basket-link.texts.js';
export { AddedToBasketDialog, type AddedToBasketDialogProps } from './basket-dialog/AddedToBasketDialog.js';
export { useVariantSwap, type VariantSwap } from './basket-dialog/useVariantSwap.js';
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
export { BasketSection, type BasketEvent, type BasketSectionProps } from './basket/BasketSection.js';
export type { RenderLine } from './basket/BasketRows.js';
export {
  useBasketLines,
  type BasketLines,
  type BasketRow,
  type LineEvent,
  type LineListeners,
} from './basket/use-basket-lines.js';
export { basketTexts, type BasketTexts } from './basket/basket.texts.js';
export { creditLook, type CreditAnswer, type CreditLook, type CreditPartner } from './credit/credit-partner.js';
export { creditTexts, type CreditTexts } from './credit/credit.texts.js';
export { CreditDialog, type CreditDialogProps } from './credit/CreditDialog.js';
export { useCreditDialog, type CreditDialogPlace } from './credit/use-credit-dialog.js';
export { DeliveryLine, type DeliveryLineProps } from './delivery/DeliveryLine.js';
export { FreeDelivery, type FreeDeliveryProps } from './delivery/FreeDelivery.js';
export { useDelivery, type DeliveryState } from './delivery/use-delivery.js';
export { deliveryTexts, type DeliveryTexts } from './delivery/delivery.texts.js';
export { lineSummaryTexts } from './basket/line-summary.texts.js';
export { LineSummary, type LineSummaryProps } from './basket/LineSummary.js';
export { capQuantity, isAvailable } from './basket/stock.js';
export { OrderFailedDialog, type OrderFailedDialogProps } from './order/OrderFailedDialog.js';
export { type OrderAddresses } from './order/OrderForm.js';
export { OrderSection, type OrderSectionProps } from './order/OrderSection.js';
export { useOrderForm, type KnownBuyer, type OrderFormStart, type OrderFormState } from './order/use-order-form.js';
export {
  orderSchema,
  orderWithoutEmailSchema,
  type OrderFormInput,
  type OrderFormOutput,
} from './order/order.schema.js';
export {
  usePlaceOrder,
  type OrderChange,
  type OrderOutcome,
  type PlaceOrderOptions,
  type SeenDelivery,
} from './order/use-place-order.js';
export { orderTexts, type OrderTexts } from './order/order.texts.js';
export {
  creditMinimum,
  isPaidOnline,
  legalPayment,
  missingForCredit,
  paymentOptions,
  type PaymentOption,
  type PaymentTerms,
  type PointsType,
} from './order/payment-rules.js';
export { type TabStorage } from './order/tab-memory.js';
export { PickupDialog, type PickupDialogProps } from './pickup-dialog/PickupDialog.js';
export { pickupDialogTexts, type PickupDialogTexts } from './pickup-dialog/pickup-dialog.texts.js';
export { PaymentReturn, type PaymentReturnProps } from './payment-return/PaymentReturn.js';
export {
  paymentOutcome,
  withoutPaymentParameter,
  type PaymentOutcome,
  type PaymentWord,
} from './payment-return/payment-return.js';
export { PromoCode, type PromoCodeProps } from './promo-code/PromoCode.js';
export { promoCodeTexts, type PromoCodeTexts } from './promo-code/promo-code.texts.js';
export { ReservationDialog, type ReservationDialogProps } from './reservation/ReservationDialog.js';
export { reservationTexts, type ReservationTexts } from './reservation/reservation.texts.js';
export { reservedProperty } from './reservation/reserved-property.js';
export type { ReservedGoods } from './reservation/reserved-goods.js';
export { ReserveButton, type ReserveButtonProps } from './reservation/ReserveButton.js';
export { TotalsList, type Receiving, type TotalsListProps } from './totals/TotalsList.js';
export { isDeliveryFree, sumToPay, totalsOf, type PricedLine, type Totals } from './totals/totals.js';
export { totalsTexts, type TotalsTexts } from './totals/totals.texts.js';
export type { CheckoutTexts } from './checkout-texts.js';
