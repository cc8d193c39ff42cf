import type { ReactNode } from 'react';
import { ChevronDownIcon, VisuallyHidden } from '@tropa/ui-kit';
import { useBuySheet } from './buy-sheet.js';
import type { ProductTexts } from './product.texts.js';
import styles from './BuySheet.module.css';

/** Props of {@link BuySheet}. */
export interface BuySheetProps {
  /** Variants: above the price. */
  choice: ReactNode;
  /** Price, with what is shown below it. */
  price: ReactNode;
  /** Buying, favourite, comparison: always reachable. */
  actions: ReactNode;
  /** Reserving, stock, dates: under the buttons. */
  rest: ReactNode;
  /** What is chosen, in few words: «красный, M»; '' for a product without variants. */
  summary: string;
  texts: ProductTexts;
}

/**
 * The buy block of a product. From 600 px: variants, price, buttons, stock, one under another. Under 600 px a bottom
 * sheet: a bar with the price and the buttons stays at the window's bottom and opens to the whole block. One tree for
 * both, opened by `<details>` and laid out by CSS: no script is needed, and nothing shifts when one loads.
 */
export function BuySheet({ choice, price, actions, rest, summary, texts }: BuySheetProps) {
  const { isOpen, panel, details, close, onToggle, onDragStart } = useBuySheet();
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={texts.buyBlock} data-open={isOpen || undefined}>
      {/* A click outside the panel closes it; Esc and the toggle do the same for the keyboard. */}
      <div className={styles.scrim} role="presentation" onClick={close} />
      <div className={styles.sheet}>
        <div className={styles.handle} onPointerDown={onDragStart}>
          {/* A visitor may have opened it before hydration: that is not a mismatch to report. */}
          <details ref={details} className={styles.toggle} onToggle={onToggle} suppressHydrationWarning>
            <summary className={styles.summary}>
              <span className={styles.chosen} data-when="closed">
                {summary ? (
                  <>
                    <VisuallyHidden>{texts.sheetOpen}: </VisuallyHidden>
                    {summary}
                  </>
                ) : (
                  texts.sheetOpen
                )}
              </span>
              <span className={styles.chosen} data-when="open">
                {texts.sheetClose}
              </span>
              <ChevronDownIcon size={20} className={styles.chevron} />
            </summary>
          </details>
        </div>
        <div className={styles.choice}>{choice}</div>
        <div className={styles.bar}>
          <div className={styles.price}>{price}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.rest}>{rest}</div>
      </div>
    </div>
  );
}
