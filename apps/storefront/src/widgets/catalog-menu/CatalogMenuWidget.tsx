import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Lazily } from '../../shell/Lazily.js';
import { configSeed, usePageData } from '@tropa/api-client';
import styles from './CatalogMenuWidget.module.css';

export const seeds = [configSeed];
export const isSameEverywhere = true;

const loadPanel = () => import('./CatalogMenuPanel.js').then(({ CatalogMenuPanel }) => CatalogMenuPanel);

/**
 * «Каталог», on narrow screens the burger: a link to all sections that opens their panel instead once it is hydrated.
 */
export function Widget() {
  const menu = usePageData('_config')?.menu ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a className={styles.root} href="/catalog/" aria-label="Каталог" aria-haspopup="dialog" onClick={open}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.word}>Каталог</span>
      </a>
      <Lazily isNeeded={isOpen} load={loadPanel} props={{ isOpen, menu, onClose: () => setIsOpen(false) }} />
    </>
  );
}
