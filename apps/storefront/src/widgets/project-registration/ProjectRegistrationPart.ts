/** Loaded when the visitor first starts to register. */
export { ProjectRegistrationDialog } from '@tropa/content';
