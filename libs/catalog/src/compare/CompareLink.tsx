import { useGetComparisonLengthQuery, useAddress } from '@tropa/api-client';
import { BarsIcon, useTexts } from '@tropa/ui-kit';
import { ListLink } from '../own-list/ListLink.js';
import { compareTexts } from './compare.texts.js';

/** Props of {@link CompareLink}. */
export interface CompareLinkProps {
  /** @default '/catalog/compare/' */
  href?: string;
  className?: string;
  texts?: Partial<Pick<typeof compareTexts, 'link'>>;
}

/** The header's link to the comparison, with its count when it is above zero. */
export function CompareLink({ href: ownHref, className, texts: own }: CompareLinkProps) {
  const texts = useTexts('compare', compareTexts, own);
  const href = useAddress('compare', ownHref);
  const { count } = useGetComparisonLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length ?? 0 }),
  });
  return <ListLink className={className} href={href} icon={<BarsIcon />} label={texts.link} count={count} />;
}
