import clsx from 'clsx';
import { ChipLink } from '@tropa/ui-kit';
import styles from './PopularRequests.module.css';

/** A link of the page data `_popularRequests`. */
export interface PopularRequest {
  title: string;
  link: string;
}

/** Props of {@link PopularRequests}. */
export interface PopularRequestsProps {
  items: readonly PopularRequest[];
  /** Name of the links, for a screen reader. */
  label: string;
  className?: string | undefined;
}

/** Links to popular requests, in one line that scrolls sideways where it does not fit. */
export function PopularRequests({ items, label, className }: PopularRequestsProps) {
  if (items.length === 0) return null;
  return (
    <nav className={clsx(styles.nav, className)} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.link}>
            <ChipLink href={item.link}>{item.title}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
