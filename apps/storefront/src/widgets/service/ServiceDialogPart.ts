export { ServiceDialog } from '@tropa/content';
