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
export { UserButton, userButtonTexts, type UserButtonProps } from './user-button/UserButton.js';
export { AuthDialog, authDialogTitle } from './auth-dialog/AuthDialog.js';
export { AuthPanel, type AuthPanelProps } from './auth-dialog/AuthPanel.js';
export { LoginForm, type LoginFormProps } from './login/LoginForm.js';
export { Registration, type RegistrationProps } from './registration/Registration.js';
export { Recovery, type RecoveryProps } from './recovery/Recovery.js';
export { UnauthorizedScreen, unauthorizedTexts, type UnauthorizedScreenProps } from './unauthorized/UnauthorizedScreen.js';
export { OrdersSection, ordersPageSize, type OrdersSectionProps } from './orders/OrdersSection.js';
export { OrderCard, type OrderCardProps } from './orders/OrderCard.js';
export { orderTotal } from './orders/order-total.js';
export { ProfileSection, type ProfileSectionProps } from './profile/ProfileSection.js';
export { ProfileForm, type ProfileFormProps } from './profile/ProfileForm.js';
export { ProfileView, type ProfileViewProps } from './profile/ProfileView.js';
export { AccountMenu, type AccountMenuItem, type AccountMenuProps } from './account-menu/AccountMenu.js';
