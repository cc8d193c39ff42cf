import clsx from 'clsx';
import { forwardRef, useRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.js';
import { useLink } from '../link/LinkProvider.js';
import { Menu } from '../popover/Menu.js';
import { useFittingCount } from './useFittingCount.js';
import { useTexts } from '../texts/TextsProvider.js';
import { priorityNavTexts } from './priority-nav.texts.js';
import styles from './PriorityNav.module.css';

/** A link of the row that hides what does not fit. */
export interface PriorityNavItem {
  id: string | number;
  title: ReactNode;
  href: string;
  /** Shown in the sale colour. */
  isAccent?: boolean;
  isCurrent?: boolean;
}

/** Props of {@link PriorityNav}. */
export interface PriorityNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly PriorityNavItem[];
  /** Name of the navigation. */
  label: string;
  moreLabel?: string;
  texts?: Partial<typeof priorityNavTexts>;
}

/**
 * A row of links; what does not fit moves under «ещё». The server renders all of it: before JavaScript runs, what does
 * not fit is clipped and «ещё» contains every link.
 */
export const PriorityNav = forwardRef<HTMLElement, PriorityNavProps>(function PriorityNav(
  { items, label, moreLabel, texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('priorityNav', priorityNavTexts, own);
  const Link = useLink();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, items);
  const overflow = fitting === null ? items : items.slice(fitting);

  return (
    <nav aria-label={label} {...rest} ref={ref} className={clsx(styles.root, className)}>
      <ul ref={list} className={styles.list} data-part="priority-nav-list">
        {items.map((item, index) => (
          <li
            key={item.id}
            data-overflow={fitting !== null && index >= fitting ? true : undefined}
            className={styles.item}
            data-part="priority-nav-item"
          >
            <Link
              href={item.href}
              className={clsx(styles.link, item.isAccent && styles.accent)}
              data-part="priority-nav-link"
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
      {overflow.length > 0 && (
        <Menu
          className={styles.more}
          data-part="priority-nav-more"
          triggerClassName={styles.moreTrigger}
          trigger={
            <>
              {moreLabel ?? texts.more}
              <ChevronDownIcon size={16} aria-hidden="true" />
            </>
          }
          placement="end"
          items={overflow.map(({ id, title, href, isCurrent }) => ({ id, title, href, isCurrent }))}
        />
      )}
    </nav>
  );
});
