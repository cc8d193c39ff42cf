import clsx from 'clsx';
import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { CountBadge } from '../badge/CountBadge.js';
import { useLink } from '../link/LinkProvider.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import styles from './HeaderAction.module.css';

/** Props of {@link HeaderAction}. */
export interface HeaderActionProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'children'> {
  icon: ReactNode;
  /** The word under the icon; below 1024 px for screen readers only, unless `isLabelLasting`. */
  label: string;
  /** The word stays visible from 600 px up, beside the icon: for a name that nobody could guess. */
  isLabelLasting?: boolean;
  /** Makes it a link; without it, a button. */
  href?: string | undefined;
  /** Number in the corner; none at zero. */
  count?: number;
  /** What a screen reader says in place of the number: «3 товара». */
  countLabel?: string | undefined;
  badgeTone?: 'dark' | 'primary';
}

/** A link or button of the header: icon, word under it, a number in the corner. */
export const HeaderAction = forwardRef<HTMLElement, HeaderActionProps>(function HeaderAction(
  { icon, label, href, count = 0, countLabel, isLabelLasting, badgeTone = 'dark', className, ...rest },
  ref,
) {
  const Link = useLink();
  const content = (
    <>
      <span className={styles.icon} data-part="header-action-icon">
        {icon}
        <CountBadge
          count={count}
          tone={badgeTone}
          className={styles.badge}
          data-part="header-action-badge"
          aria-hidden="true"
        />
      </span>
      <span className={styles.label} data-part="header-action-label">
        {label}
        {count > 0 && countLabel ? <VisuallyHidden> {countLabel}</VisuallyHidden> : null}
      </span>
    </>
  );
  const shared = {
    ...rest,
    className: clsx(styles.root, isLabelLasting && styles.lasting, className),
    // For a host that shows an action only when there is something in it.
    'data-counted': count > 0 ? '' : undefined,
  };
  if (href !== undefined) {
    return (
      <Link {...shared} ref={ref as Ref<HTMLAnchorElement>} href={href}>
        {content}
      </Link>
    );
  }
  return (
    <button {...shared} ref={ref as Ref<HTMLButtonElement>} type="button">
      {content}
    </button>
  );
});
