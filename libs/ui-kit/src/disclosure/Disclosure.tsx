import clsx from 'clsx';
import { forwardRef, useState } from 'react';
import type { DetailsHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.js';
import styles from './Disclosure.module.css';

/** Props of {@link Disclosure}. */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle' | 'open'> {
  /** Always seen; a click opens and closes. */
  summary: ReactNode;
  /** Open or not; without it the component keeps its own. */
  isOpen?: boolean;
  defaultOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** A part that opens and closes. A native `<details>`: works before and without JavaScript, found by the page search. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, isOpen, defaultOpen = false, onToggle, className, children, ...rest },
  ref,
) {
  const [own, setOwn] = useState(defaultOpen);
  const open = isOpen ?? own;

  const change = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onToggle?.(next);
  };

  const handleClick = (event: MouseEvent) => {
    // React, not the browser, moves `open`: the two would drift apart when the host says no.
    event.preventDefault();
    change(!open);
  };

  return (
    <details
      {...rest}
      ref={ref}
      open={open}
      // A visitor may have opened it before hydration: that is no mismatch to report.
      suppressHydrationWarning
      // The browser opens it itself when the page search finds a word inside.
      onToggle={(event) => change(event.currentTarget.open)}
      className={clsx(styles.root, className)}
    >
      {}
      <summary className={styles.summary} data-part="disclosure-summary" onClick={handleClick}>
        <span className={styles.title} data-part="disclosure-title">
          {summary}
        </span>
        <ChevronDownIcon size={20} className={styles.chevron} data-part="disclosure-chevron" aria-hidden="true" />
      </summary>
      <div className={styles.content} data-part="disclosure-content">
        {children}
      </div>
    </details>
  );
});
