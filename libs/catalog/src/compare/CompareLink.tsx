import { useGetComparisonLengthQuery } from '@tropa/api-client';
import { HeaderCountLink } from '../header-link/HeaderCountLink.js';
import { BarsIcon } from '../icons/icons.js';
import { compareTexts } from './compare.texts.js';

/** Props of {@link CompareLink}. */
export interface CompareLinkProps {
  /** @default '/catalog/compare/' */
  href?: string;
  texts?: Pick<typeof compareTexts, 'link'>;
}

/** The header's link to the comparison with its number (S1 §2). */
export function CompareLink({ href = '/catalog/compare/', texts = compareTexts }: CompareLinkProps) {
  const { count } = useGetComparisonLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length ?? 0 }),
  });
  return <HeaderCountLink href={href} label={texts.link} count={count} icon={<BarsIcon />} />;
}
