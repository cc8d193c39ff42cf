export {
  accountDialogs,
  authClosed,
  authRequested,
  selectIsAuthOpen,
  type AccountDialogs,
} from './dialogs/account-dialogs.slice.js';
export {
  AccountEnvironmentProvider,
  type AccountEnvironment,
  type DeadlineStorage,
} from './environment/AccountEnvironment.js';
export { UserButton, type UserButtonProps } from './user-button/UserButton.js';
export { userButtonTexts } from './user-button/user-button.texts.js';
export { AuthDialog, type AuthDialogProps } from './auth-dialog/AuthDialog.js';
export { authDialogTexts, authDialogTitle } from './auth-dialog/auth-dialog.texts.js';
export { AuthPanel, type AuthPanelProps, type AuthProgress, type AuthTexts } from './auth-dialog/AuthPanel.js';
export { LoginForm, type LoginFormProps } from './login/LoginForm.js';
export { loginTexts, type LoginTexts } from './login/login.texts.js';
export { phoneCodeTexts, type PhoneCodeTexts } from './phone-code/phone-code.texts.js';
export type { ProofKeeping, ProofStep } from './phone-code/proof-step.js';
export { Registration, type RegistrationProps } from './registration/Registration.js';
export { registrationTexts, type RegistrationTexts } from './registration/registration.texts.js';
export { Recovery, type RecoveryProps } from './recovery/Recovery.js';
export { recoveryTexts, type RecoveryTexts } from './recovery/recovery.texts.js';
export { UnauthorizedScreen, type UnauthorizedScreenProps } from './unauthorized/UnauthorizedScreen.js';
export { unauthorizedTexts } from './unauthorized/unauthorized.texts.js';
export { OrdersSection, type OrdersSectionProps } from './orders/OrdersSection.js';
export { ordersPageSize } from './orders/orders-place.js';
export { placeFromQuery, placeToQuery, type OrdersPlace } from './orders/orders-place.js';
export { ordersTexts, type OrdersTexts } from './orders/orders.texts.js';
export { type LaterTab } from './orders/use-order-actions.js';
export { OrderCard, type OrderCardProps } from './orders/OrderCard.js';
export { orderTotal, type OrderedLine } from './orders/order-total.js';
export { OwnOrderSection, type OwnOrderSectionProps } from './own-order/OwnOrderSection.js';
export { ownOrderTexts, type OwnOrderTexts } from './own-order/own-order.texts.js';
export { ProfileSection, type ProfileSectionProps } from './profile/ProfileSection.js';
export { ProfileForm, type ProfileFormProps } from './profile/ProfileForm.js';
export { ProfileView, type ProfileViewProps } from './profile/ProfileView.js';
export { profileTexts, type ProfileTexts } from './profile/profile.texts.js';
export { RecentOrders, type RecentOrdersProps } from './recent-orders/RecentOrders.js';
export { recentOrdersTexts, type RecentOrdersTexts } from './recent-orders/recent-orders.texts.js';
export { SessionsSection, type SessionsSectionProps } from './sessions/SessionsSection.js';
export { sessionsTexts, type SessionsTexts } from './sessions/sessions.texts.js';
export { accountMenuTexts } from './account-menu/account-menu.texts.js';
export { AccountMenu, type AccountMenuItem, type AccountMenuProps } from './account-menu/AccountMenu.js';
export { OwnReviewsSection, type OwnReviewsSectionProps } from './own-reviews/OwnReviewsSection.js';
export { ownReviewsTexts, type OwnReviewsTexts } from './own-reviews/own-reviews.texts.js';
export type { AccountTexts } from './account-texts.js';
