import clsx from 'clsx';
import { forwardRef, useState } from 'react';
import type { DetailsHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.js';
import styles from './Disclosure.module.css';

/** Props of {@link Disclosure}. */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle' | 'open'> {
  /** Always visible; a click opens and closes. */
  summary: ReactNode;
  /** Whether it is open; without it the component keeps its own state. */
  isOpen?: boolean;
  defaultOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/**
 * A part that opens and closes. A native `<details>`: works before and without JavaScript, found by the browser's
 * find-in-page.
 */
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
    // React, not the browser, moves `open`: the two would get out of sync when the host ignores the change.
    event.preventDefault();
    change(!open);
  };

  return (
    <details
      {...rest}
      ref={ref}
      open={open}
      // A visitor may have opened it before hydration: that is not a mismatch to report.
      suppressHydrationWarning
      // The browser opens it itself when find-in-page finds a word inside.
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
