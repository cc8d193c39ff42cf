import type { ReactNode, SVGProps } from 'react';

/** Props of every icon. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Side, px. */
  size?: number;
}

/**
 * A line drawing on a 24-unit field in the colour of the text, hidden from screen readers: its meaning is given by the
 * text or the label beside it. Drawn here: the boilerplate of an icon package weighs more than all of these.
 */
function Drawing({ size = 20, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** Forward, after a label. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5" />
    </Drawing>
  );
}

/** Basket. */
export function BagIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5.5 8h13l1 12.5h-15ZM8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5" />
    </Drawing>
  );
}

/** Comparison. */
export function BarsIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5.5 19v-6M12 19V5M18.5 19V9.5" />
    </Drawing>
  );
}

/** Done. */
export function CheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Drawing>
  );
}

/** Opens downwards. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m6 9 6 6 6-6" />
    </Drawing>
  );
}

/** Back in a row. */
export function ChevronLeftIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m15 6-6 6 6 6" />
    </Drawing>
  );
}

/** Forward in a row. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m9 6 6 6-6 6" />
    </Drawing>
  );
}

/** Error. */
export function CircleAlertIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5V13m0 3.3h.01" />
    </Drawing>
  );
}

/** Success. */
export function CircleCheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8.3 12.2 2.6 2.6 4.8-5.2" />
    </Drawing>
  );
}

/** Close, remove. */
export function CloseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Drawing>
  );
}

/** Sign out. */
export function ExitIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 4.5H5v15h5M15.5 8l4 4-4 4m3.5-4H9.5" />
    </Drawing>
  );
}

/** Show. */
export function EyeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    </Drawing>
  );
}

/** Hide. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.3A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4.2 4.2M4 4l16 16" />
    </Drawing>
  );
}

/** Favourites. */
export function HeartIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 20.3 4.6 12.9a4.9 4.9 0 0 1 6.9-6.9l.5.5.5-.5a4.9 4.9 0 0 1 6.9 6.9Z" />
    </Drawing>
  );
}

/** Remark. */
export function InfoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5m0-9h.01" />
    </Drawing>
  );
}

/** Letter. */
export function MailIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3.5 6h17v12h-17Zm.5.8 8 6.2 8-6.2" />
    </Drawing>
  );
}

/** City, address. */
export function MapPinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="9.6" r="2.5" />
      <path d="M12 21s7-6.2 7-11.4a7 7 0 0 0-14 0C5 14.8 12 21 12 21Z" />
    </Drawing>
  );
}

/** Less. */
export function MinusIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 12h14" />
    </Drawing>
  );
}

/** Order. */
export function ParcelIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m4 7.8 8-4.3 8 4.3v8.4l-8 4.3-8-4.3Zm0 0 8 4.4 8-4.4m-8 4.4v8.3" />
    </Drawing>
  );
}

/** Pause. */
export function PauseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8.5 5v14m7-14v14" />
    </Drawing>
  );
}

/** Play. */
export function PlayIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M7 4.5 19 12 7 19.5Z" />
    </Drawing>
  );
}

/** More. */
export function PlusIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 12h14M12 5v14" />
    </Drawing>
  );
}

/** Search. */
export function SearchIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4.2-4.2" />
    </Drawing>
  );
}

/** Recommended. Drawn, because the character «★» looks different on every machine. */
export function StarIcon(props: IconProps) {
  return (
    <Drawing {...props} fill="currentColor">
      <path d="m12 3.5 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z" />
    </Drawing>
  );
}

/** Warning. */
export function TriangleAlertIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 4 2.8 20h18.4Zm0 6v4.2m0 2.8h.01" />
    </Drawing>
  );
}

/** Account. */
export function UserIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </Drawing>
  );
}

/** Remove, delete. */
export function BinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 6.5h16M9.5 6.5v-2h5v2M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />
    </Drawing>
  );
}

/** Failure. */
export function CircleCrossIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8.5 8.5 7 7M15.5 8.5l-7 7" />
    </Drawing>
  );
}

/** Filters. */
export function SlidersIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 7h16M7 12h10M10 17h4" />
    </Drawing>
  );
}

/** Shop. */
export function StoreIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4.5 11v9h15v-9M3 8l2-4.5h14L21 8a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20v-5h5v5" />
    </Drawing>
  );
}

/** Delivery. */
export function TruckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M9.5 17.5h5M5 17.5H2.5v-12h12v12M14.5 9h4l3 4v4.5H19" />
      <circle cx="7.25" cy="17.5" r="2" />
      <circle cx="16.75" cy="17.5" r="2" />
    </Drawing>
  );
}
