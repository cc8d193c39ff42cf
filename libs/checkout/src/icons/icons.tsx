import type { ReactNode } from 'react';

/** A line drawing on a 24-unit field, in the colour of the text. Drawn here: an icon set costs more. */
function icon(drawing: ReactNode, size = 20) {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
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

/** The basket. */
export const BagIcon = icon(<path d="M5.5 8h13l1 12.5h-15ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />);
/** Take out of the basket. */
export const BinIcon = icon(<path d="M4 6.5h16M9.5 6.5v-2h5v2M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />);
/** Done. */
export const CheckIcon = icon(<path d="m4.5 12.5 5 5 10-11" />);
/** Take back. */
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
/** A success, large. */
export const BigCheckIcon = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m7.5 12.3 3 3 6-6.3" />
  </>,
  56,
);
/** A failure, large. */
export const BigCrossIcon = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m8.5 8.5 7 7M15.5 8.5l-7 7" />
  </>,
  56,
);
