import { useGetBasketLengthQuery, useAddress } from '@tropa/api-client';
import { BagIcon, HeaderAction, useTexts } from '@tropa/ui-kit';
import { basketLinkTexts, type BasketLinkTexts } from './basket-link.texts.js';

/** Props of {@link BasketLink}. */
export interface BasketLinkProps {
  /** Address of the basket. */
  readonly href?: string;
  readonly className?: string;
  readonly texts?: Partial<BasketLinkTexts>;
}

/** Header link to the basket with the number of its lines; no badge at zero. */
export function BasketLink({ href: ownHref, className, texts: own }: BasketLinkProps) {
  const texts = useTexts('basketLink', basketLinkTexts, own);
  const href = useAddress('basket', ownHref);
  const { data: count = 0 } = useGetBasketLengthQuery();
  return (
    <HeaderAction
      className={className}
      href={href}
      icon={<BagIcon />}
      label={texts.label}
      count={count}
      countLabel={texts.count(count)}
      badgeTone="primary"
      data-badge="basket"
    />
  );
}
