export { WorkDialog } from '@tropa/content';
