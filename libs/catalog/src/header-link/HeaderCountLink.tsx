import type { ReactNode } from 'react';
import { CountBadge, pluralRu, useLink, VisuallyHidden } from '@tropa/ui-kit';
import styles from './HeaderCountLink.module.css';

/** Props of {@link HeaderCountLink}. */
export interface HeaderCountLinkProps {
  href: string;
  label: string;
  /** The badge is drawn above zero only (decision 30). */
  count: number;
  icon: ReactNode;
}

/** A link of the header: icon, word under it, and a badge with a number. Read as «Избранное 3 товара». */
export function HeaderCountLink({ href, label, count, icon }: HeaderCountLinkProps) {
  const Link = useLink();
  return (
    <Link className={styles.link} href={href}>
      {icon}
      <span className={styles.label}>{label}</span>
      {count > 0 ? (
        <>
          {' '}
          <CountBadge count={count} className={styles.badge} />
          <VisuallyHidden> {pluralRu(count, 'товар', 'товара', 'товаров')}</VisuallyHidden>
        </>
      ) : null}
    </Link>
  );
}
