import { useGetComparisonLengthQuery } from '@tropa/api-client';
import { CountBadge, Drawer } from '@tropa/ui-kit';
import styles from './CatalogMenuPanel.module.css';

interface Line {
  id: string | number;
  title: string;
  link: string;
}

/** Props of the panel. */
export interface CatalogMenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
  menu: readonly (Line & { children?: readonly Line[] | null })[];
}

const services: readonly Line[] = [
  { id: 'orders', title: 'Мои заказы', link: '/orders' },
  { id: 'profile', title: 'Личный кабинет', link: '/profile' },
  { id: 'compare', title: 'Сравнение', link: '/catalog/compare/' },
  { id: 'delivery', title: 'Доставка и оплата', link: '/delivery/' },
  { id: 'returns', title: 'Обмен и возврат', link: '/returns/' },
  { id: 'project', title: 'Школа походов', link: '/project/' },
  { id: 'shops', title: 'Магазины', link: '/about/shops/' },
  { id: 'contacts', title: 'Контакты', link: '/contacts/' },
];

/** All sections in a panel that slides in from the left; a swipe back or a tap beside it closes it (S1 §2). */
export function CatalogMenuPanel({ isOpen, onClose, menu }: CatalogMenuPanelProps) {
  // A phone's header shows the comparison only when it has something: here it is always shown.
  const { data: comparison } = useGetComparisonLengthQuery();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="left" title="Каталог">
      <nav aria-label="Каталог">
        <ul className={styles.sections}>
          <li>
            <a className={styles.section} href="/sale/" data-sale="">
              Распродажа
            </a>
          </li>
          {menu.map(({ id, title, link, children }) => (
            <li key={id}>
              <a className={styles.section} href={link}>
                {title}
              </a>
              {children && children.length > 0 ? (
                <ul className={styles.children}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <a className={styles.child} href={child.link}>
                        {child.title}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.services}>
        {services.map(({ id, title, link }) => (
          <li key={id}>
            <a className={styles.child} href={link}>
              {title}
              {id === 'compare' ? <CountBadge className={styles.count} count={comparison?.length ?? 0} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
