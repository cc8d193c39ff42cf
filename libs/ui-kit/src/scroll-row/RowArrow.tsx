import clsx from 'clsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.js';
import styles from './RowArrow.module.css';

interface RowArrowProps {
  direction: 'previous' | 'next';
  label: string;
  /** There is nothing further on this side: the arrow is not visible. */
  isAtEnd: boolean;
  onClick: () => void;
}

/** The round button at an end of a row or a carousel. Internal part of both. */
export function RowArrow({ direction, label, isAtEnd, onClick }: RowArrowProps) {
  const Icon = direction === 'next' ? ChevronRightIcon : ChevronLeftIcon;
  return (
    <button
      type="button"
      className={clsx(styles.root, styles[direction])}
      data-part={direction === 'next' ? 'row-next' : 'row-previous'}
      aria-label={label}
      disabled={isAtEnd}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
