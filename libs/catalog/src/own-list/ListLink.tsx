import type { ReactElement } from 'react';
import { HeaderAction, useTexts } from '@tropa/ui-kit';
import { listLinkTexts } from './list-link.texts.js';

/** Props of {@link ListLink}. */
export interface ListLinkProps {
  href: string;
  icon: ReactElement;
  label: string;
  /** Number of goods on the list. */
  count: number;
  className?: string | undefined;
}

/** The header's link to one of the visitor's lists, with its count when it is above zero. */
export function ListLink({ count, ...rest }: ListLinkProps) {
  const texts = useTexts('listLink', listLinkTexts);
  return <HeaderAction {...rest} count={count} countLabel={texts.count(count)} />;
}
