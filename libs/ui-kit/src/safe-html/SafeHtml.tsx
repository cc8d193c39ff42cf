import clsx from 'clsx';
import { forwardRef, useEffect, useState, useSyncExternalStore } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './SafeHtml.module.css';

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML from the server: an agent's text, a size table, a sale, an article. */
  html: string;
  /** Typography for text: headings, lists, tables. */
  isProse?: boolean;
}

const subscribe = () => () => {};

/**
 * The one sink for HTML that comes as a string. HTML that was there at server rendering is output unchanged: the server
 * sanitised it, and hydration must find the same. Anything that comes later is sanitised here first, by a sanitiser
 * that is loaded only then.
 */
export const SafeHtml = forwardRef<HTMLDivElement, SafeHtmlProps>(function SafeHtml(
  { html, isProse = true, className, ...rest },
  ref,
) {
  const isServerPrint = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [trusted] = useState(isServerPrint ? html : null);
  const [cleaned, setCleaned] = useState<{ from: string; html: string } | null>(null);
  const needsCleaning = html !== trusted;

  useEffect(() => {
    if (!needsCleaning) return;
    let isCurrent = true;
    import('./clean.js').then(
      ({ cleanHtml }) => {
        if (isCurrent) setCleaned({ from: html, html: cleanHtml(html) });
      },
      (error: unknown) => console.error('SafeHtml: the cleaner could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [html, needsCleaning]);

  const shown = needsCleaning ? (cleaned?.from === html ? cleaned.html : '') : html;
  return (
    <div
      {...rest}
      ref={ref}
      className={clsx(isProse && styles.prose, className)}
      aria-busy={(needsCleaning && cleaned?.from !== html) || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
});
