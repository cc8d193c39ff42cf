import { useState } from 'react';
import type { ReactNode } from 'react';
import { Disclosure } from '@tropa/ui-kit';
import styles from './FilterBlock.module.css';

/** Which page a block is on: it grows to 184 px in `catalog`, to 400 px in `sale`. */
export type FilterTemplate = 'catalog' | 'sale';

/** Props of {@link FilterBlock}. */
export interface FilterBlockProps {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  template: FilterTemplate;
  /** Leads to the page with this block open: without JavaScript. */
  openLink: { readonly href: string; readonly text: string };
  children: ReactNode;
}

/**
 * One filter that opens and closes; a long list of options scrolls inside it. The options of a block that was never
 * opened are not rendered: half of a list's elements would be checkboxes that nobody sees.
 */
export function FilterBlock({ title, isOpen, onToggle, template, openLink, children }: FilterBlockProps) {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    <Disclosure summary={title} isOpen={isOpen} onToggle={onToggle} className={styles.block}>
      <div className={styles.body} data-template={template}>
        {hasOpened ? (
          children
        ) : (
          <noscript>
            <a href={openLink.href}>{openLink.text}</a>
          </noscript>
        )}
      </div>
    </Disclosure>
  );
}
