import type { ShopLook } from '@tropa/render-contract';
import { WidgetSlot } from '../widget-slot/WidgetSlot.js';
import { Logo } from './Logo.js';
import { phoneHref } from './phone.js';
import styles from './Header.module.css';

/** Props of the header. */
export interface HeaderProps {
  shop: ShopLook;
}

/** Of the demo shop. */
const serviceLinks = [
  { title: 'Доставка и оплата', link: '/delivery/' },
  { title: 'Обмен и возврат', link: '/returns/' },
  { title: 'Сервис', link: '/service/' },
  { title: 'Школа походов', link: '/project/' },
  { title: 'Контакты', link: '/contacts/' },
];

/** The top of every page. Static markup: the interactive parts are widgets of their own. */
export function Header({ shop }: HeaderProps) {
  const { phone, menu } = shop;
  return (
    <>
      <a className={styles.skip} href="#main">
        К содержанию
      </a>
      <header className={styles.root}>
        <div className={styles.strip}>
          <div className={styles.stripLine}>
            <WidgetSlot name="city" />
            <WidgetSlot name="shops-counter" className={styles.counter} />
            <nav className={styles.service} aria-label="Полезное">
              {(menu?.header ?? serviceLinks).map(({ title, link }) => (
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
              <Logo shop={shop} />
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
