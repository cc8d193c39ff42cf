import { WidgetSlot } from '../widget-slot/WidgetSlot.js';
import { shopsWord } from './shop-texts.js';
import { Logo } from './Logo.js';
import styles from './Header.module.css';

/** What the header prints. */
export interface HeaderProps {
  /** Number of our shops, for the strip; nothing is said of none. */
  shopsCount: number | null;
  /** The support phone as it is read, such as `8 (800) 301-42-43`. */
  phone: string;
}

const serviceLinks = [
  { title: 'Доставка и оплата', link: '/delivery/' },
  { title: 'Обмен и возврат', link: '/returns/' },
  { title: 'Контакты', link: '/contacts/' },
];

/** The phone as `tel:` wants it: the Russian 8 is +7 for the world. */
export const phoneHref = (phone: string) => `tel:+7${phone.replace(/\D/g, '').slice(1)}`;

/** The top of every page. Plain markup: what acts in it are widgets of their own. */
export function Header({ shopsCount, phone }: HeaderProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        К содержанию
      </a>
      <header className={styles.root}>
        <div className={styles.strip}>
          <div className={styles.stripLine}>
            <WidgetSlot name="city" />
            {shopsCount !== null && shopsCount > 0 && (
              <a className={styles.stripLink} href="/about/shops/">
                {shopsWord(shopsCount)}
              </a>
            )}
            <nav className={styles.service} aria-label="Покупателям">
              {serviceLinks.map(({ title, link }) => (
                <a key={link} className={styles.stripLink} href={link}>
                  {title}
                </a>
              ))}
            </nav>
            <a className={styles.phone} href={phoneHref(phone)}>
              {phone}
            </a>
          </div>
        </div>
        <div className={styles.bar}>
          <div className={styles.barLine}>
            <WidgetSlot name="catalog-menu" className={styles.catalog} />
            <div className={styles.logo}>
              <Logo />
            </div>
            <WidgetSlot name="search" className={styles.search} />
            <WidgetSlot name="header-links" className={styles.links} />
          </div>
        </div>
        <WidgetSlot name="header-menu" className={styles.menu} />
      </header>
    </>
  );
}
