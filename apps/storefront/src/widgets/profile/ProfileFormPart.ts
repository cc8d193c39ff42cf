export { ProfileForm } from '@tropa/account';
