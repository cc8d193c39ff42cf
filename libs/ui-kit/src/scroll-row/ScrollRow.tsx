import clsx from 'clsx';
import { Children, forwardRef, useRef } from 'react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.js';
import { useScrollEnds } from './useScrollEnds.js';
import styles from './ScrollRow.module.css';

/** Items seen at once at each breakpoint; a missing one takes the one below. Fractions let the next item peep in. */
export interface PerView {
  base?: number;
  sm?: number;
  md?: number;
  lg?: number;
}

export interface ScrollRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One child per place. */
  children: ReactNode;
  /** Name of the row for a screen reader. */
  label: string;
  /** S1 §9: 1, 2 from 600, 4 from 1024. */
  perView?: PerView;
  /** Between items, px or a CSS length. */
  gutter?: number | string;
  /** Arrow buttons at the ends; a finger never needs them. */
  hasArrows?: boolean;
  /** Fewer than `nearEndItems` items are left to the right: time to ask for more. */
  onNearEnd?: () => void;
  nearEndItems?: number;
  texts?: { previous: string; next: string };
}

const russian = { previous: 'Назад', next: 'Вперёд' };

/**
 * A row that scrolls sideways and snaps: the shop's default slider. The server draws it whole, it works by finger,
 * wheel and keyboard without JavaScript; the arrows are an addition.
 */
export const ScrollRow = forwardRef<HTMLDivElement, ScrollRowProps>(function ScrollRow(
  {
    children,
    label,
    perView = { base: 1, sm: 2, md: 4 },
    gutter,
    hasArrows = true,
    onNearEnd,
    nearEndItems = 3,
    texts = russian,
    className,
    style,
    ...rest
  },
  ref,
) {
  const viewport = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn } = useScrollEnds(viewport, nearEndItems, onNearEnd);

  const scrollByPage = (direction: 1 | -1) => {
    const row = viewport.current;
    row?.scrollBy({ left: direction * row.clientWidth, behavior: 'smooth' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Only on the row itself: inside an item the arrows may belong to a field.
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const first = viewport.current?.firstElementChild;
    const step = first ? first.getBoundingClientRect().width : 0;
    viewport.current?.scrollBy({ left: event.key === 'ArrowRight' ? step : -step, behavior: 'smooth' });
  };

  return (
    <div
      {...rest}
      ref={ref}
      className={clsx(styles.root, className)}
      style={{ ...rowVariables(perView, gutter), ...style }}
    >
      {/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex, jsx-a11y-x/no-noninteractive-element-interactions -- what scrolls must be reachable by key */}
      <ul
        ref={viewport}
        aria-label={label}
        tabIndex={0}
        className={styles.viewport}
        data-swipe="own"
        onKeyDown={handleKeyDown}
      >
        {/* eslint-enable jsx-a11y-x/no-noninteractive-tabindex, jsx-a11y-x/no-noninteractive-element-interactions */}
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {hasArrows && (
        <>
          <button
            type="button"
            className={clsx(styles.arrow, styles.previous)}
            aria-label={texts.previous}
            disabled={!canGoBack}
            onClick={() => scrollByPage(-1)}
          >
            <ChevronLeftIcon size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={clsx(styles.arrow, styles.next)}
            aria-label={texts.next}
            disabled={!canGoOn}
            onClick={() => scrollByPage(1)}
          >
            <ChevronRightIcon size={20} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
});

/** Layout stays in CSS: the numbers only become custom properties. */
export function rowVariables(perView: PerView, gutter?: number | string): CSSProperties {
  const { base = 1, sm = base, md = sm, lg = md } = perView;
  return {
    '--row-base': base,
    '--row-sm': sm,
    '--row-md': md,
    '--row-lg': lg,
    ...(gutter === undefined ? {} : { '--row-gutter': typeof gutter === 'number' ? `${gutter}px` : gutter }),
  } as CSSProperties;
}
