import { useAddresses, useGetComparisonLengthQuery } from '@tropa/api-client';
import { CountBadge, Drawer, useTexts } from '@tropa/ui-kit';
import { catalogMenuTexts } from './catalog-menu.texts.js';
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

/** What else the panel links to. */
const services = ['orders', 'account', 'compare', 'delivery', 'returns', 'project', 'shops', 'contacts'] as const;

/** All sections in a panel that slides in from the left; a swipe back or a click outside closes it (S1 §2). */
export function CatalogMenuPanel({ isOpen, onClose, menu }: CatalogMenuPanelProps) {
  const texts = useTexts('catalogMenu', catalogMenuTexts);
  const addresses = useAddresses();
  // A phone's header shows the comparison only when it has something: here it is always shown.
  const { data: comparison } = useGetComparisonLengthQuery();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="left" title={texts.title}>
      <nav aria-label={texts.title}>
        <ul className={styles.sections}>
          <li>
            <a className={styles.section} href={addresses.sale} data-sale="">
              {texts.sale}
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
        {services.map((page) => (
          <li key={page}>
            <a className={styles.child} href={addresses[page]}>
              {texts[page]}
              {page === 'compare' ? <CountBadge className={styles.count} count={comparison?.length ?? 0} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
