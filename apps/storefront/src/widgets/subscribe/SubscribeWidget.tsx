import { SubscribeForm } from '@tropa/content';

/** News by e-mail, in the footer. */
export function Widget() {
  return <SubscribeForm />;
}
