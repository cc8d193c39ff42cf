import { useGetBasketLengthQuery } from '@tropa/api-client';
import { CountBadge, useLink, VisuallyHidden } from '@tropa/ui-kit';
import clsx from 'clsx';
import { BagIcon } from '../icons/icons.js';
import { basketLinkTexts, type BasketLinkTexts } from './basket-link.texts.js';
import styles from './BasketLink.module.css';

export interface BasketLinkProps {
  /** Address of the basket. S1 §2. */
  readonly href?: string;
  readonly className?: string;
  readonly texts?: Partial<BasketLinkTexts>;
}

/** Header link to the basket with the number of its lines; no badge at zero. S1 §2, decision 30. */
export function BasketLink({ href = '/basket', className, texts: own }: BasketLinkProps) {
  const texts = { ...basketLinkTexts, ...own };
  const Link = useLink();
  const { data: count = 0 } = useGetBasketLengthQuery();
  return (
    <Link href={href} className={clsx(styles.root, className)}>
      <span className={styles.icon}>
        <BagIcon />
        <CountBadge count={count} tone="primary" className={styles.badge} aria-hidden="true" />
      </span>
      <span className={styles.label}>
        {texts.label}
        {count > 0 && <VisuallyHidden> {texts.count(count)}</VisuallyHidden>}
      </span>
    </Link>
  );
}
