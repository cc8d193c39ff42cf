import type { ReactElement } from 'react';
import { HeaderAction, pluralRu, useTexts } from '@tropa/ui-kit';

/** Props of {@link ListLink}. */
export interface ListLinkProps {
  href: string;
  icon: ReactElement;
  label: string;
  /** Of goods on the list. */
  count: number;
}

const listLinkTexts = { count: (count: number) => `${count} ${pluralRu(count, 'товар', 'товара', 'товаров')}` };

/** The header's link to a list of the visitor, with its count when it is above zero. */
export function ListLink({ count, ...rest }: ListLinkProps) {
  const texts = useTexts('listLink', listLinkTexts);
  return <HeaderAction {...rest} count={count} countLabel={texts.count(count)} />;
}
