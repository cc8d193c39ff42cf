import { configSeed, useAddress, usePageData } from '@tropa/api-client';
import { useTexts } from '@tropa/ui-kit';
import { headerMenuTexts } from './header-menu.texts.js';
import styles from './HeaderMenuWidget.module.css';

export const seeds = [configSeed];
export const isSameEverywhere = true;
export { enhanceHeaderMenu as enhance } from './enhance-header-menu.js';

/**
 * The row of sections. What does not fit wraps out of the visible row; «ещё» opens the rest. Without scripts
 * «ещё» lists all sections.
 */
export function Widget() {
  const menu = usePageData('_config')?.menu ?? [];
  const sale = useAddress('sale');
  const texts = useTexts('headerMenu', headerMenuTexts);
  if (menu.length === 0) return null;
  const lines = [...menu, { id: 'sale', title: texts.sale, link: sale }];
  return (
    <nav className={styles.root} aria-label={texts.label}>
      <ul className={styles.list} data-menu-row="">
        {lines.map(({ id, title, link }) => (
          <li key={id}>
            <a className={styles.link} href={link} data-sale={id === 'sale' || undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <details className={styles.more} data-menu-more="">
        <summary className={styles.link}>
          {texts.more}
          <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </summary>
        <ul className={styles.rest}>
          {lines.map(({ id, title, link }) => (
            <li key={id}>
              <a className={styles.restLink} href={link} data-sale={id === 'sale' || undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
