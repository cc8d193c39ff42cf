import clsx from 'clsx';
import { forwardRef } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ForwardedRef, ReactNode } from 'react';
import { useLink } from './LinkProvider.js';
import styles from './TextLink.module.css';

/** Props of {@link TextLink}. */
export interface TextLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'type'>,
    Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Address. Without it the link is rendered by a `<button>`: an action that looks like a link. */
  href?: string;
  /** `default` is blue, `muted` grey until pointed at, `inherit` takes the colour around it. */
  tone?: 'default' | 'muted' | 'inherit';
  children?: ReactNode;
}

/** A link inside text or beside a heading. */
export const TextLink = forwardRef<HTMLAnchorElement | HTMLButtonElement, TextLinkProps>(function TextLink(
  { href, tone = 'default', className, disabled, ...rest },
  ref,
) {
  const Link = useLink();
  const classes = clsx(styles.root, styles[tone], className);
  if (href !== undefined && !disabled) {
    return <Link {...rest} ref={ref as ForwardedRef<HTMLAnchorElement>} href={href} className={classes} />;
  }
  return (
    <button
      {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      type="button"
      disabled={disabled}
      className={classes}
    />
  );
});
