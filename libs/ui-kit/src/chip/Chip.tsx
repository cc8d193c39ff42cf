import clsx from 'clsx';
import { forwardRef } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ForwardedRef, MouseEvent, ReactNode } from 'react';
import { CloseIcon } from '../icon/icons.js';
import { useLink } from '../link/LinkProvider.js';
import { isPlainClick } from '../link/isPlainClick.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { useTexts } from '../texts/TextsProvider.js';
import { chipTexts } from './chip.texts.js';
import styles from './Chip.module.css';

/** Props of {@link Chip}. */
export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Removes what the chip represents. */
  onRemove?: () => void;
  /** The same list without it: makes the chip a link that works without JavaScript. */
  href?: string;
  /** Visually hidden text before the label, in place of the cross. */
  removeLabel?: string;
  texts?: Partial<typeof chipTexts>;
  children: ReactNode;
}

/** A chosen filter, removed by one click anywhere on it. */
export const Chip = forwardRef<HTMLButtonElement | HTMLAnchorElement, ChipProps>(function Chip(
  { onRemove, href, removeLabel, texts: own, className, children, ...rest },
  ref,
) {
  const texts = useTexts('chip', chipTexts, own);
  const Link = useLink();
  const content = (
    <>
      <VisuallyHidden>{removeLabel ?? texts.remove} </VisuallyHidden>
      <span className={styles.label} data-part="chip-label">
        {children}
      </span>
      <CloseIcon size={14} aria-hidden="true" />
    </>
  );
  const classes = clsx(styles.root, styles.dark, className);
  if (href !== undefined) {
    return (
      <Link
        {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)}
        ref={ref as ForwardedRef<HTMLAnchorElement>}
        href={href}
        className={classes}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          if (!onRemove || !isPlainClick(event)) return;
          event.preventDefault();
          onRemove();
        }}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      {...rest}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      type="button"
      className={classes}
      onClick={() => onRemove?.()}
    >
      {content}
    </button>
  );
});
