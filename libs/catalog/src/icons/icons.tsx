import type { ReactNode } from 'react';

/** A line drawing on a 24-unit field that takes the colour of the text. Drawn here: an icon set costs more. */
function icon(drawing: ReactNode) {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

/** Favourites. */
export const HeartIcon = icon(
  <path d="M12 20.3 4.6 12.9a4.9 4.9 0 0 1 6.9-6.9l.5.5.5-.5a4.9 4.9 0 0 1 6.9 6.9Z" />,
);
/** Comparison. */
export const BarsIcon = icon(<path d="M5.5 19v-6M12 19V5M18.5 19V9.5" />);
/** Search. */
export const MagnifierIcon = icon(<path d="m20.5 20.5-4.7-4.7M18 10.75a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z" />);
/** Filters. */
export const SlidersIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" />);
/** Close, clear, delete from a list. */
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
/** A place. */
export const PinIcon = icon(
  <>
    <path d="M12 21.5s7-6.2 7-11.6a7 7 0 1 0-14 0c0 5.4 7 11.6 7 11.6Z" />
    <circle cx="12" cy="9.9" r="2.5" />
  </>,
);
/** A shop. */
export const StoreIcon = icon(
  <path d="M4.5 11v9h15v-9M3 8l2-4.5h14L21 8a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20v-5h5v5" />,
);
/** Delivery. */
export const TruckIcon = icon(
  <>
    <path d="M9.5 17.5h5M5 17.5H2.5v-12h12v12M14.5 9h4l3 4v4.5H19" />
    <circle cx="7.25" cy="17.5" r="2" />
    <circle cx="16.75" cy="17.5" r="2" />
  </>,
);
