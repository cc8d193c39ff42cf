import clsx from 'clsx';
import { forwardRef } from 'react';
import { useLink } from '../link/LinkProvider.js';
import type { LinkProps } from '../link/LinkProvider.js';
import styles from './Chip.module.css';

/** Props of {@link ChipLink}. */
export type ChipLinkProps = Omit<LinkProps, 'ref'>;

/** A quiet link in a row of its kind: popular requests. `aria-current` makes it the chosen one. */
export const ChipLink = forwardRef<HTMLAnchorElement, ChipLinkProps>(function ChipLink(
  { className, children, ...rest },
  ref,
) {
  const Link = useLink();
  return (
    <Link {...rest} ref={ref} className={clsx(styles.root, styles.quiet, className)}>
      <span className={styles.label} data-part="chip-label">
        {children}
      </span>
    </Link>
  );
});
