import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { useLink } from '../link/LinkProvider.js';
import { useTexts } from '../texts/TextsProvider.js';
import { breadcrumbsTexts } from './breadcrumbs.texts.js';
import styles from './Breadcrumbs.module.css';

/** One step of the trail to the page. */
export interface Breadcrumb {
  title: string;
  /** When omitted, and on the last one, the step is plain text. */
  link?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From the index page to this one. */
  items: readonly Breadcrumb[];
  label?: string;
  texts?: Partial<typeof breadcrumbsTexts>;
}

/** The trail from the index page to this one. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, label, texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('breadcrumbs', breadcrumbsTexts, own);
  const Link = useLink();
  return (
    <nav aria-label={label ?? texts.label} {...rest} ref={ref} className={clsx(styles.root, className)}>
      <ol className={styles.list} data-part="breadcrumbs-list">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${index} ${item.link ?? item.title}`} className={styles.item} data-part="breadcrumbs-item">
              {item.link && !isLast ? (
                <Link href={item.link} className={styles.link} data-part="breadcrumbs-link">
                  {item.title}
                </Link>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className={clsx(isLast && styles.current)}
                  data-part="breadcrumbs-title"
                >
                  {item.title}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
