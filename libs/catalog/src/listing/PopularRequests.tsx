import { ChipLink } from '@tropa/ui-kit';
import styles from './PopularRequests.module.css';

/** A link of the page data `_popularRequests`. */
export interface PopularRequest {
  title: string;
  link: string;
}

/** Links to popular requests, in one line that scrolls sideways where it does not fit. */
export function PopularRequests({ items, label }: { items: readonly PopularRequest[]; label: string }) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={label}>
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
