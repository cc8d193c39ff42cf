import clsx from 'clsx';
import { useLink, useTexts } from '@tropa/ui-kit';
import { accountMenuTexts } from './account-menu.texts.js';
import styles from './AccountMenu.module.css';

/** An item of the account menu (page data `_menuItems`). */
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
  readonly texts?: Partial<typeof accountMenuTexts>;
  readonly className?: string | undefined;
}

/** The account menu. */
export function AccountMenu({ items, active, label, texts: own, className }: AccountMenuProps) {
  const texts = useTexts('accountMenu', accountMenuTexts, own);
  const Link = useLink();
  if (items.length === 0) return null;
  return (
    <nav className={clsx(styles.root, className)} aria-label={label ?? texts.label}>
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
