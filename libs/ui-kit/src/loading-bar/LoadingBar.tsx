import clsx from 'clsx';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { useTexts } from '../texts/TextsProvider.js';
import { loadingBarTexts } from './loading-bar.texts.js';
import styles from './LoadingBar.module.css';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** True while any call that shows the indicator is in flight. */
  isActive: boolean;
  label?: string;
  texts?: Partial<typeof loadingBarTexts>;
}

/**
 * The thin line at the top of the window while calls are in flight. Appears after 200 ms: quick responses never flash.
 */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { isActive, label, texts: own, className, ...rest },
  ref,
) {
  const texts = useTexts('loadingBar', loadingBarTexts, own);
  return (
    <div {...rest} ref={ref} className={clsx(styles.root, className)} data-active={isActive || undefined}>
      {isActive && (
        <div role="progressbar" aria-label={label ?? texts.label} className={styles.bar} data-part="loading-bar-line" />
      )}
    </div>
  );
});
