import { useGetComparisonLengthQuery } from '@tropa/api-client';
import { BarsIcon, HeaderAction, pluralRu } from '@tropa/ui-kit';
import { compareTexts } from './compare.texts.js';

/** Props of {@link CompareLink}. */
export interface CompareLinkProps {
  /** @default '/catalog/compare/' */
  href?: string;
  texts?: Pick<typeof compareTexts, 'link'>;
}

/** The header's link to the comparison, with its count when it is above zero. */
export function CompareLink({ href = '/catalog/compare/', texts = compareTexts }: CompareLinkProps) {
  const { count } = useGetComparisonLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length ?? 0 }),
  });
  return (
    <HeaderAction
      href={href}
      icon={<BarsIcon />}
      label={texts.link}
      count={count}
      countLabel={`${count} ${pluralRu(count, 'товар', 'товара', 'товаров')}`}
    />
  );
}
