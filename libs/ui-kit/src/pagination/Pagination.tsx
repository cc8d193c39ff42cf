import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes, MouseEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.js';
import { useLink } from '../link/LinkProvider.js';
import { isPlainClick } from '../link/isPlainClick.js';
import { pageSlots } from './pages.js';
import { useTexts } from '../texts/TextsProvider.js';
import { paginationTexts } from './pagination.texts.js';
import type { PaginationTexts } from './pagination.texts.js';
import styles from './Pagination.module.css';

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From 1. */
  page: number;
  pageCount: number;
  /** How many numbered links are shown; gaps and arrows do not count. The catalogue shows 7, articles 5. @default 6 */
  visible?: number;
  /** Address of a page: the links work without JavaScript and open in new tabs. */
  hrefFor: (page: number) => string;
  /** A plain click: the link is not followed, the host shows the page itself. */
  onPageChange?: (page: number) => void;
  texts?: Partial<PaginationTexts>;
}

/** Links to the pages of a list. A single page renders nothing. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, visible = 6, hrefFor, onPageChange, texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('pagination', paginationTexts, own);
  const Link = useLink();
  if (!(pageCount > 1)) return null;

  const linkProps = (target: number) => ({
    href: hrefFor(target),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!onPageChange || !isPlainClick(event)) return;
      event.preventDefault();
      if (target !== page) onPageChange(target);
    },
  });

  return (
    <nav aria-label={texts.label} {...rest} ref={ref} className={clsx(styles.root, className)}>
      <ul className={styles.list} data-part="pagination-list">
        {page > 1 && (
          <li className={styles.step} data-part="pagination-step">
            <Link
              {...linkProps(page - 1)}
              rel="prev"
              aria-label={texts.previous}
              className={styles.link}
              data-part="pagination-link"
            >
              <ChevronLeftIcon size={20} aria-hidden="true" />
            </Link>
          </li>
        )}
        {pageSlots(page, pageCount, visible).map((slot, index) =>
          slot === 'gap' ? (
            <li key={`gap ${index}`} className={styles.gap} data-part="pagination-gap">
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={slot}>
              <Link
                {...linkProps(slot)}
                aria-label={texts.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={styles.link}
                data-part="pagination-link"
              >
                {slot}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li className={styles.step} data-part="pagination-step">
            <Link
              {...linkProps(page + 1)}
              rel="next"
              aria-label={texts.next}
              className={styles.link}
              data-part="pagination-link"
            >
              <ChevronRightIcon size={20} aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
});
