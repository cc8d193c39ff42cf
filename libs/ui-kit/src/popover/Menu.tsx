import clsx from 'clsx';
import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import { useLink } from '../link/LinkProvider.js';
import { Popover } from './Popover.js';
import type { PopoverProps } from './Popover.js';
import styles from './Menu.module.css';

/** A line of a menu. */
export interface MenuItem {
  id: string | number;
  title: ReactNode;
  /** An address makes a link, otherwise it is a button. */
  href?: string;
  onSelect?: () => void;
  icon?: ReactNode;
  isCurrent?: boolean;
}

/** Props of {@link Menu}. */
export interface MenuProps extends Omit<PopoverProps, 'children'> {
  items: readonly MenuItem[];
}

/** Links or actions under a button. A plain list, not an application menu: Tab walks through it as anywhere in the page. */
export const Menu = forwardRef<HTMLDetailsElement, MenuProps>(function Menu({ items, ...rest }, ref) {
  const Link = useLink();
  return (
    <Popover {...rest} ref={ref}>
      {(close) => (
        <ul className={styles.list} data-part="menu-list">
          {items.map(({ id, title, href, onSelect, icon, isCurrent }) => {
            const choose = () => {
              close();
              onSelect?.();
            };
            const look = clsx(styles.item);
            return (
              <li key={id}>
                {href === undefined ? (
                  <button
                    type="button"
                    className={look}
                    data-part="menu-item"
                    onClick={choose}
                    aria-current={isCurrent || undefined}
                  >
                    {icon}
                    {title}
                  </button>
                ) : (
                  <Link
                    href={href}
                    className={look}
                    data-part="menu-item"
                    onClick={choose}
                    aria-current={isCurrent ? 'page' : undefined}
                  >
                    {icon}
                    {title}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Popover>
  );
});
