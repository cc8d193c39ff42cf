import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './MapPin.module.css';

export interface MapPinProps {
  /** What the place is; the accessible name, shown when the pin is chosen or hovered. */
  label: string;
  /** Sign on the pin. */
  mark?: string | undefined;
  /** There is more than one point here. */
  count?: number;
  isChosen: boolean;
  /** Which side the label is on. */
  side?: 'start' | 'end';
  /** The label is always shown where the plot is wide enough. */
  isRoomy?: boolean;
  onClick: () => void;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A marker: a button whose tip points at the place. */
export function MapPin({
  label,
  mark,
  count = 1,
  isChosen,
  side = 'end',
  isRoomy = false,
  onClick,
  className,
  style,
}: MapPinProps) {
  return (
    <button
      type="button"
      className={clsx(styles.root, count > 1 && styles.many, className)}
      data-part="map-pin"
      style={style}
      aria-label={label}
      aria-pressed={isChosen}
      data-side={side}
      data-roomy={isRoomy || undefined}
      onClick={onClick}
    >
      <svg
        className={styles.drop}
        data-part="map-pin-drop"
        viewBox="0 0 32 40"
        width="32"
        height="40"
        aria-hidden="true"
        focusable="false"
      >
        {count > 1 ? (
          <circle cx="16" cy="20" r="14.5" />
        ) : (
          <path d="M16 39C10 31.5 2 24.6 2 15.6a14 14 0 0 1 28 0C30 24.6 22 31.5 16 39Z" />
        )}
      </svg>
      {/* Drawn by CSS: as text it would be a visible name that differs from the accessible one. */}
      <span className={styles.mark} data-part="map-pin-mark" data-mark={count > 1 ? `×${count}` : mark} />
      <span className={styles.label} data-part="map-pin-label" aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
