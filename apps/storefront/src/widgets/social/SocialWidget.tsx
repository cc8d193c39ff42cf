import { socialSeed, usePageData } from '@tropa/api-client';
import { SocialStrip } from '@tropa/content';

export const seeds = [socialSeed];

/** The strip of photos of a social network. */
export function Widget() {
  const social = usePageData('_social');
  return <SocialStrip link={social?.link} items={social?.items ?? []} />;
}
