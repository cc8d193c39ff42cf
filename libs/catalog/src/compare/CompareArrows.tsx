import type { RefObject } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@tropa/ui-kit';
import { scrollTo } from './scroll-to.js';
import type { CompareTexts } from './compare.texts.js';
import type { ScrollProgress } from './useScrollProgress.js';
import styles from './CompareArrows.module.css';

/** Props of {@link CompareArrows}. */
export interface CompareArrowsProps {
  row: RefObject<HTMLElement | null>;
  progress: ScrollProgress;
  texts: CompareTexts;
}

/** Ignore sub-pixel scroll remainders. */
const almost = 0.001;

/** Turns the row by one product: for a mouse without a horizontal wheel. Touch users swipe; shown from 600 px. */
export function CompareArrows({ row, progress, texts }: CompareArrowsProps) {
  const turn = (cards: -1 | 1) => {
    const element = row.current;
    const card = element?.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
    if (element && card > 0) scrollTo(element, (Math.round(element.scrollLeft / card) + cards) * card);
  };
  const isFirst = progress.start <= almost;
  const isLast = progress.start + progress.size >= 1 - almost;
  // Not `disabled`: a clicked arrow that reaches the end keeps the focus.
  return (
    <>
      <div className={styles.start}>
        <IconButton
          label={texts.previous}
          variant="float"
          aria-disabled={isFirst}
          onClick={isFirst ? undefined : () => turn(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <div className={styles.end}>
        <IconButton
          label={texts.next}
          variant="float"
          aria-disabled={isLast}
          onClick={isLast ? undefined : () => turn(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    </>
  );
}
