import { SubscribeForm } from '@tropa/content';

export const isSameEverywhere = true;

/** News by e-mail, in the footer. */
export function Widget() {
  return <SubscribeForm />;
}
