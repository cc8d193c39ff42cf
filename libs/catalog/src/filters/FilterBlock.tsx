import type { ReactNode } from 'react';
import { Disclosure } from '@tropa/ui-kit';
import styles from './FilterBlock.module.css';

/** Which page a block stands on: it grows to 184 px in `catalog`, to 400 px in `sale`. */
export type FilterTemplate = 'catalog' | 'sale';

/** Props of {@link FilterBlock}. */
export interface FilterBlockProps {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  template: FilterTemplate;
  children: ReactNode;
}

/** One filter that opens and closes; a long list of options scrolls inside it. */
export function FilterBlock({ title, isOpen, onToggle, template, children }: FilterBlockProps) {
  return (
    <Disclosure summary={title} isOpen={isOpen} onToggle={onToggle} className={styles.block}>
      <div className={styles.body} data-template={template}>
        {children}
      </div>
    </Disclosure>
  );
}
