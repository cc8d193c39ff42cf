import { defaultAddresses } from '@tropa/api-client';
import type { ShopLook } from '@tropa/render-contract';
import { WidgetSlot } from '../widget-slot/WidgetSlot.js';
import { Logo } from './Logo.js';
import { phoneHref } from './phone.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import styles from './Footer.module.css';

/** Links of the demo shop. */
const usualColumns = [
  {
    title: 'Покупателям',
    links: [
      { title: 'Доставка и оплата', link: '/delivery/' },
      { title: 'Обмен и возврат', link: '/returns/' },
      { title: 'Сервис и мастерская', link: '/service/' },
      { title: 'Распродажа', link: '/sale/' },
      { title: 'Лучшие предложения', link: '/best-offers/' },
      { title: 'Статьи', link: '/articles/' },
    ],
  },
  {
    title: 'О нас',
    links: [
      { title: 'История', link: '/about/history/' },
      { title: 'Магазины', link: '/about/shops/' },
      { title: 'Школа походов', link: '/project/' },
      { title: 'Работа у нас', link: '/about/work/' },
      { title: 'Контакты', link: '/contacts/' },
    ],
  },
];

/**
 * Legal documents open in a new tab, so that a visitor who reads them in the middle of an order does not lose it (S1
 * §2).
 */
const usualDocuments = [
  { title: 'Пользовательское соглашение', link: '/agreement/' },
  { title: 'Политика обработки данных', link: '/privacy_policy/' },
  { title: 'Согласие и cookie', link: '/privacy/' },
  { title: 'Рекомендательные технологии', link: '/recommendations/' },
  { title: 'Условия продажи (PDF)', link: defaultAddresses.saleTerms },
];

/** The bottom of every page: logos of partners, news by e-mail, links, who sells. S1 §2. */
export function Footer({ shop, hasPartners }: { shop: ShopLook; hasPartners: boolean }) {
  const { phone, hours, slogan, seller, socials, menu, isDemo } = shop;
  const columns = menu?.footer ?? usualColumns;
  const documents = shop.documents ?? usualDocuments;
  return (
    <footer className={styles.root} data-theme="dark">
      {hasPartners && <WidgetSlot name="partners" className={styles.partners} />}
      <div className={styles.line}>
        <div className={styles.about}>
          <Logo shop={shop} />
          {slogan !== '' && <p className={styles.text}>{slogan}</p>}
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
        <div className={styles.call}>
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
          {hours !== '' && <p className={styles.text}>{hours}</p>}
          {socials.length > 0 && (
            <ul className={styles.list} aria-label="Мы в социальных сетях">
              {socials.map(({ title, link }) => (
                <li key={link}>
                  <a className={styles.link} href={link} target="_blank" rel="noopener">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.legal}>
        <ThemeSwitch />
        <ul className={styles.documents}>
          <li>
            <a className={styles.link} href={defaultAddresses.privacy} data-cookie-choice="">
              Настройки cookie
            </a>
          </li>
          {documents.map(({ title, link }) => (
            <li key={link}>
              <a className={styles.link} href={link} target="_blank" rel="noopener">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p>
          Продавец: {seller.name}, ОГРН {seller.ogrn}, ИНН {seller.inn}. {seller.address}.
          {seller.email !== '' && (
            <>
              {' '}
              Претензии: <a href={`mailto:${seller.email}`}>{seller.email}</a>.
            </>
          )}
        </p>
        {isDemo && <p>Демонстрационный магазин: продавец, люди и товары вымышлены, деньги не списываются.</p>}
      </div>
    </footer>
  );
}
