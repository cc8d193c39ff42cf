import clsx from 'clsx';
import { Children, forwardRef, useRef } from 'react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode, RefObject } from 'react';
import { glide } from './glide.js';
import { RowArrow } from './RowArrow.js';
import { useScrollEnds } from './useScrollEnds.js';
import { useTexts } from '../texts/TextsProvider.js';
import { scrollRowTexts } from './scroll-row.texts.js';
import styles from './ScrollRow.module.css';

/**
 * Items visible at once at each breakpoint; a missing one inherits from the one below. Fractions show part of the next
 * item.
 */
export interface PerView {
  base?: number;
  sm?: number;
  md?: number;
  lg?: number;
}

/** Props of {@link ScrollRow}. */
export interface ScrollRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One child per place. */
  children: ReactNode;
  /** Name of the row for a screen reader. */
  label: string;
  /** @default 1, from 600 px 2, from 1024 px 4 */
  perView?: PerView;
  /** Between items, px or a CSS length. @default 32 px, on a phone 16 */
  gutter?: number | string;
  /** Arrow buttons at the ends; touch users never need them. */
  hasArrows?: boolean;
  /** Fewer than `nearEndItems` items are left to the right: time to fetch more. */
  onNearEnd?: () => void;
  nearEndItems?: number;
  /** The list that scrolls, for a host that moves it itself or follows it. */
  viewportRef?: RefObject<HTMLUListElement | null>;
  texts?: Partial<{ previous: string; next: string }>;
}

/**
 * A row that scrolls sideways and snaps: the shop's default slider. The server renders it complete, and it works by
 * touch, wheel and keyboard without JavaScript; the arrows are an addition.
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
    viewportRef,
    texts: own,
    className,
    style,
    ...rest
  },
  ref,
) {
  const texts = useTexts('scrollRow', scrollRowTexts, own);
  const ownViewport = useRef<HTMLUListElement>(null);
  const viewport = viewportRef ?? ownViewport;
  const { canGoBack, canGoOn } = useScrollEnds(viewport, nearEndItems, onNearEnd);

  const scrollByPage = (direction: 1 | -1) => {
    const row = viewport.current;
    row?.scrollBy({ left: direction * row.clientWidth, behavior: glide() });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Only on the row itself: inside an item the arrows may belong to a field.
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const first = viewport.current?.firstElementChild;
    const step = first ? first.getBoundingClientRect().width : 0;
    viewport.current?.scrollBy({ left: event.key === 'ArrowRight' ? step : -step, behavior: glide() });
  };

  return (
    <div
      {...rest}
      ref={ref}
      className={clsx(styles.root, className)}
      style={{ ...rowVariables(perView, gutter), ...style }}
    >
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by key */}
      <ul
        ref={viewport}
        aria-label={label}
        tabIndex={0}
        className={styles.viewport}
        data-part="row-viewport"
        data-swipe="own"
        onKeyDown={handleKeyDown}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {/* An empty child takes no place. */}
        {Children.map(children, (child) =>
          child === null ? null : (
            <li className={styles.item} data-part="row-item">
              {child}
            </li>
          ),
        )}
      </ul>
      {hasArrows && (
        <>
          <RowArrow direction="previous" label={texts.previous} isAtEnd={!canGoBack} onClick={() => scrollByPage(-1)} />
          <RowArrow direction="next" label={texts.next} isAtEnd={!canGoOn} onClick={() => scrollByPage(1)} />
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
