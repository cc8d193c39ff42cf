import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Lazily } from '../../shell/Lazily.js';
import { configSeed, useAddress, usePageData } from '@tropa/api-client';
import { useTexts } from '@tropa/ui-kit';
import { catalogMenuTexts } from './catalog-menu.texts.js';
import styles from './CatalogMenuWidget.module.css';

export const seeds = [configSeed];
export const isSameEverywhere = true;

const loadPanel = () => import('./CatalogMenuPanel.js').then(({ CatalogMenuPanel }) => CatalogMenuPanel);

/**
 * «Каталог», on narrow screens the burger: a link to all sections that opens their panel instead once it is hydrated.
 */
export function Widget() {
  const menu = usePageData('_config')?.menu ?? [];
  const catalog = useAddress('catalog');
  const texts = useTexts('catalogMenu', catalogMenuTexts);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a className={styles.root} href={catalog} aria-label={texts.title} aria-haspopup="dialog" onClick={open}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.word}>{texts.title}</span>
      </a>
      <Lazily isNeeded={isOpen} load={loadPanel} props={{ isOpen, menu, onClose: () => setIsOpen(false) }} />
    </>
  );
}
