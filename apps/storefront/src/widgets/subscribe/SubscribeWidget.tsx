import { SubscribeForm } from '@tropa/content';
import { useFlag } from '../../flags/flags.context.js';

export const isSameEverywhere = true;

/** News by e-mail, in the footer. */
export function Widget() {
  return <SubscribeForm isAdvertConsentAsked={useFlag('advert-consent')} />;
}
