/** What comes when the visitor first means to register. */
export { ProjectRegistrationDialog } from '@tropa/content';
