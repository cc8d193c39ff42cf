import clsx from 'clsx';
import { forwardRef } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ForwardedRef, ReactNode } from 'react';
import { useLink } from '../link/LinkProvider.js';
import styles from './IconButton.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name: what the button does. */
  label: string;
  /** `float` is the round one over a picture. */
  variant?: 'plain' | 'outline' | 'float' | 'primary';
  /** 36, 44 or 52 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether a toggle is on: sets `aria-pressed` and the dark look. Omit it when the button is not a toggle. */
  isActive?: boolean;
  isLoading?: boolean;
  /** With an address the button is rendered by the host's link. */
  href?: string;
  /** The icon. */
  children?: ReactNode;
}

/** A button that is only an icon. */
export const IconButton = forwardRef<HTMLButtonElement | HTMLAnchorElement, IconButtonProps>(function IconButton(
  { label, variant = 'plain', size = 'md', isActive, isLoading, href, className, type = 'button', onClick, ...rest },
  ref,
) {
  const Link = useLink();
  const look = {
    'aria-label': label,
    'aria-busy': isLoading || undefined,
    className: clsx(styles.root, styles[variant], styles[size], className),
  };
  if (href !== undefined && !rest.disabled) {
    return (
      <Link
        {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)}
        {...look}
        ref={ref as ForwardedRef<HTMLAnchorElement>}
        href={href}
        onClick={onClick as unknown as AnchorHTMLAttributes<HTMLAnchorElement>['onClick']}
      />
    );
  }
  return (
    <button
      {...rest}
      {...look}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      type={type}
      aria-pressed={isActive}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? undefined : onClick}
    />
  );
});
