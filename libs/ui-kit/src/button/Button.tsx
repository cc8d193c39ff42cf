import clsx from 'clsx';
import { forwardRef } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ForwardedRef, MouseEvent, ReactNode } from 'react';
import { useLink } from '../link/LinkProvider.js';
import styles from './Button.module.css';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the yellow one: at most one per block. */
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'dark';
  /** Height: 36, 44 or 52 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows a spinner and ignores clicks; the button keeps its width, its name and its focus. */
  isLoading?: boolean;
  /** As wide as its container. */
  isFullWidth?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  /** With an address the button is rendered by the host's link. */
  href?: string;
  target?: AnchorHTMLAttributes<HTMLAnchorElement>['target'];
  rel?: string;
}

/** The shop's button; with `href`, a link that looks like one. */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    size = 'md',
    isLoading = false,
    isFullWidth = false,
    iconStart,
    iconEnd,
    href,
    target,
    rel,
    className,
    children,
    onClick,
    type = 'button',
    disabled,
    ...rest
  },
  ref,
) {
  const Link = useLink();
  const look = {
    className: clsx(styles.root, styles[variant], styles[size], isFullWidth && styles.fullWidth, className),
    'aria-busy': isLoading || rest['aria-busy'] || undefined,
    children: (
      <span className={styles.content}>
        {iconStart}
        {children !== undefined && (
          <span className={styles.label} data-part="button-label">
            {children}
          </span>
        )}
        {iconEnd}
      </span>
    ),
  };

  if (href !== undefined && !disabled) {
    return (
      <Link
        {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)}
        {...look}
        ref={ref as ForwardedRef<HTMLAnchorElement>}
        href={href}
        target={target}
        rel={rel}
        onClick={onClick as unknown as AnchorHTMLAttributes<HTMLAnchorElement>['onClick']}
      />
    );
  }

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: a disabled button drops the focus in the middle of the visitor's action.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      {...look}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      type={type}
      disabled={disabled}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    />
  );
});
