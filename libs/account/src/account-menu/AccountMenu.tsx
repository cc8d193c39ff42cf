import { useLink } from '@tropa/ui-kit';
import styles from './AccountMenu.module.css';

/** An item of the account's menu (page data `_menuItems`). */
export interface AccountMenuItem {
  readonly title: string;
  readonly link: string;
}

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  readonly items: readonly AccountMenuItem[];
  /** Address of the page that is open (page data `_menuActive`). */
  readonly active?: string | undefined;
  readonly label?: string;
}

/** Menu of the account. */
export function AccountMenu({ items, active, label = 'Личный кабинет' }: AccountMenuProps) {
  const Link = useLink();
  if (items.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ title, link }) => (
          <li key={link}>
            <Link className={styles.item} href={link} aria-current={link === active ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
