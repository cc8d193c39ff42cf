import clsx from 'clsx';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type { DetailsHTMLAttributes, FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { mergeRefs } from '../dialog/mergeRefs.js';
import styles from './Popover.module.css';

/** Props of {@link Popover}. */
export interface PopoverProps extends Omit<
  DetailsHTMLAttributes<HTMLDetailsElement>,
  'open' | 'children' | 'onToggle'
> {
  /** Content of the button. */
  trigger: ReactNode;
  /** Name of the button when its content is only an icon. */
  triggerLabel?: string;
  triggerClassName?: string;
  panelClassName?: string;
  /** Which edges of button and panel meet. */
  placement?: 'start' | 'end';
  onOpenChange?: (isOpen: boolean) => void;
  /** The panel; a function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel under a button. A native `<details>`, so it opens before and without JavaScript; Esc, a click outside and leaving it close it. */
export const Popover = forwardRef<HTMLDetailsElement, PopoverProps>(function Popover(
  {
    trigger,
    triggerLabel,
    triggerClassName,
    panelClassName,
    placement = 'start',
    onOpenChange,
    className,
    children,
    ...rest
  },
  ref,
) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);

  const change = (next: boolean) => {
    if (next === isOpen) return;
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);

  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    // It may have been opened before hydration.
    if (root.current?.open) setIsOpen(true);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) latestClose.current();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around it stays open.
    event.stopPropagation();
    event.preventDefault();
    close();
    root.current?.querySelector('summary')?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const handleSummaryClick = (event: MouseEvent) => {
    event.preventDefault();
    change(!isOpen);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to what comes from the button and the panel
    <details
      {...rest}
      ref={mergeRefs(root, ref)}
      open={isOpen}
      onToggle={(event) => change(event.currentTarget.open)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      className={clsx(styles.root, className)}
      data-placement={placement}
    >
      {}
      <summary
        className={clsx(styles.trigger, triggerClassName)}
        data-part="popover-trigger"
        aria-label={triggerLabel}
        onClick={handleSummaryClick}
      >
        {trigger}
      </summary>
      <div className={clsx(styles.panel, panelClassName)} data-part="popover-panel">
        {typeof children === 'function' ? children(close) : children}
      </div>
    </details>
  );
});
