import type { ReactNode } from 'react';
import { CountBadge, useLink } from '@tropa/ui-kit';
import styles from './HeaderCountLink.module.css';

/** Props of {@link HeaderCountLink}. */
export interface HeaderCountLinkProps {
  href: string;
  label: string;
  /** Accessible name while the badge is shown. */
  labelWithCount: (count: number) => string;
  /** The badge is drawn above zero only (decision 30). */
  count: number;
  icon: ReactNode;
}

/** A link of the header: icon, word under it, and a badge with a number. */
export function HeaderCountLink({ href, label, labelWithCount, count, icon }: HeaderCountLinkProps) {
  const Link = useLink();
  return (
    <Link className={styles.link} href={href} aria-label={count > 0 ? labelWithCount(count) : undefined}>
      <span className={styles.icon}>
        {icon}
        <CountBadge count={count} className={styles.badge} />
      </span>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
