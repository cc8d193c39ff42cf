export { ContactDialog } from '@tropa/content';
