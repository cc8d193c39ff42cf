import { WidgetSlot } from '../widget-slot/WidgetSlot.js';
import { phoneHref } from './Header.js';
import { Logo } from './Logo.js';
import styles from './Footer.module.css';

const columns = [
  {
    title: 'Покупателям',
    links: [
      { title: 'Доставка и оплата', link: '/delivery/' },
      { title: 'Обмен и возврат', link: '/returns/' },
      { title: 'Распродажа', link: '/sale/' },
      { title: 'Лучшие предложения', link: '/best-offers/' },
    ],
  },
  {
    title: 'О нас',
    links: [
      { title: 'Магазины', link: '/about/shops/' },
      { title: 'Контакты', link: '/contacts/' },
      { title: 'Мои заказы', link: '/orders' },
      { title: 'Личный кабинет', link: '/profile' },
    ],
  },
];

/** The bottom of every page. */
export function Footer({ phone }: { phone: string }) {
  return (
    <footer className={styles.root} data-theme="dark">
      <div className={styles.line}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.text}>Спорт и активный отдых. Свои магазины и доставка по всей стране.</p>
          <WidgetSlot name="subscribe" className={styles.subscribe} />
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul className={styles.list}>
              {column.links.map(({ title, link }) => (
                <li key={link}>
                  <a className={styles.link} href={link}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className={styles.title}>
            <a className={styles.phone} href={phoneHref(phone)}>
              {phone}
            </a>
          </p>
          <ul className={styles.list}>
            <li className={styles.text}>каждый день с 9:00 до 21:00</li>
            <li>
              <a className={styles.link} href="/agreement/">
                Пользовательское соглашение
              </a>
            </li>
            <li>
              <a className={styles.link} href="/privacy_policy/">
                Политика обработки данных
              </a>
            </li>
            <li>
              <a className={styles.link} href="/privacy/">
                Согласие и cookie
              </a>
            </li>
          </ul>
        </div>
      </div>
      <p className={styles.legal}>Демонстрационный магазин: товары вымышлены, деньги не списываются.</p>
    </footer>
  );
}
