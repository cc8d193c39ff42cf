import { SelectField, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { pageAnchorsTexts, type PageAnchorsTexts } from './page-anchors.texts.js';
import styles from './PageAnchors.module.css';

/** A section of the page. */
export interface PageAnchor {
  /** `id` of the section's element. */
  readonly id: string;
  readonly title: string;
}

/** Props of {@link PageAnchors}. */
export interface PageAnchorsProps {
  /** Sections in the order of the page; with fewer than two nothing is rendered. */
  readonly anchors: readonly PageAnchor[];
  /** The visitor went to a section: a host may write it into the address. */
  readonly onJump?: (anchor: PageAnchor) => void;
  readonly className?: string;
  readonly texts?: Partial<PageAnchorsTexts>;
}

/** Keys that change a closed select at once, while the visitor is still choosing. */
const choosingKeys = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|.)$/u;

/**
 * A select that leads to the sections of a page; without scripts the same sections are a list of links (by CSS, so
 * nothing is rendered twice or shifts). A section chosen by a pointer takes the focus, so that the keyboard continues
 * from there. Arrow keys only scroll, the select keeps the focus; Enter goes to the section.
 */
export function PageAnchors({ anchors, onJump, className, texts: own }: PageAnchorsProps) {
  const texts = useTexts('pageAnchors', pageAnchorsTexts, own);
  const [chosen, setChosen] = useState('');
  const isChoosing = useRef(false);
  if (anchors.length < 2) return null;

  const jump = (id: string, takesFocus: boolean) => {
    const anchor = anchors.find((candidate) => candidate.id === id);
    const section = anchor && document.getElementById(anchor.id);
    if (!section) return;
    section.scrollIntoView();
    if (takesFocus) {
      if (section.tabIndex < 0) section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
    onJump?.(anchor);
  };
  const change = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(value);
    jump(value, !isChoosing.current);
  };
  const press = (event: KeyboardEvent<HTMLSelectElement>) => {
    isChoosing.current = choosingKeys.test(event.key);
    if (event.key !== 'Enter' || chosen === '') return;
    event.preventDefault();
    jump(chosen, true);
  };

  return (
    <nav className={clsx(styles.root, className)} aria-label={texts.label}>
      <SelectField
        label={texts.label}
        isLabelHidden
        fieldClassName={styles.select}
        placeholder={texts.placeholder}
        options={anchors.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={change}
        onKeyDown={press}
        onPointerDown={() => {
          isChoosing.current = false;
          // The same section may be chosen again after the page was scrolled away from it.
          setChosen('');
        }}
      />
      <ul className={styles.links} data-part="links">
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
