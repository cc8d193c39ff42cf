import clsx from 'clsx';
import { forwardRef, useEffect, useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.js';
import { clampQuantity } from './quantity.js';
import { useTexts } from '../texts/TextsProvider.js';
import { quantityFieldTexts } from './quantity-field.texts.js';
import type { QuantityTexts } from './quantity-field.texts.js';
import styles from './QuantityField.module.css';

/** Props of {@link QuantityField}. */
export interface QuantityFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'min' | 'size'
> {
  value: number;
  /** The number that is wanted now: called for every step, and for every number while it is typed. */
  onChange: (value: number) => void;
  /**
   * The visitor is done with the number: Enter, or the field is left. Whatever is being debounced need not wait any
   * more.
   */
  onCommit?: () => void;
  /** Pieces in stock; a higher number is lowered to it. */
  max?: number;
  size?: 'sm' | 'md';
  texts?: Partial<QuantityTexts>;
  fieldClassName?: string;
}

/** The whole number that the text begins with; NaN when there is none. */
const numberIn = (text: string): number => Number.parseInt(text, 10);

/** How long after the last key a typed number is replaced by its effective value, ms. */
const typingPause = 500;

interface Draft {
  readonly text: string;
  /** The value before typing began: Escape restores it. */
  readonly before: number;
}

/**
 * How many pieces. A number takes effect as it is typed; half a second after the last key, on Enter and when the field
 * is left its effective value is shown: zero or less is 1, more than the stock is the stock. An empty field waits until
 * it is left.
 */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(function QuantityField(
  {
    value,
    onChange,
    onCommit,
    max,
    size = 'md',
    texts: own,
    disabled,
    className,
    fieldClassName,
    onBlur,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const texts = useTexts('quantityField', quantityFieldTexts, own);
  const [draft, setDraft] = useState<Draft | null>(null);

  useEffect(() => {
    if (draft === null || Number.isNaN(numberIn(draft.text))) return;
    const timer = setTimeout(() => setDraft(null), typingPause);
    return () => clearTimeout(timer);
  }, [draft]);

  const tell = (wanted: number) => {
    const quantity = clampQuantity(wanted, max);
    if (quantity !== value) onChange(quantity);
  };
  const change = (next: number) => {
    setDraft(null);
    tell(next);
  };
  const type = (text: string) => {
    setDraft({ text, before: draft?.before ?? value });
    if (!Number.isNaN(numberIn(text))) tell(numberIn(text));
  };
  const commit = () => {
    if (draft !== null) change(numberIn(draft.text));
    onCommit?.();
  };
  const current = draft === null ? value : clampQuantity(numberIn(draft.text), max);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      change(current + step);
    } else if (event.key === 'Enter') {
      // Enter means «accept it», not «submit the form».
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      change(draft.before);
    }
  };

  return (
    <div
      role="group"
      aria-label={texts.label}
      className={clsx(styles.root, styles[size], fieldClassName)}
      // Moving between the field and its buttons does not leave it: the visitor is still choosing.
      onBlur={({ currentTarget, target, relatedTarget }) => {
        if (target instanceof HTMLInputElement || !currentTarget.contains(relatedTarget)) commit();
      }}
    >
      <button
        type="button"
        className={styles.step}
        data-part="quantity-field-less"
        aria-label={texts.less}
        disabled={disabled || current <= 1}
        onClick={() => change(current - 1)}
      >
        <MinusIcon size={16} aria-hidden="true" />
      </button>
      <input
        aria-label={texts.label}
        {...rest}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        className={clsx(styles.input, className)}
        value={draft?.text ?? value}
        // The separator stays: without it «2,5» would read 25 pieces.
        onChange={(event) => type(event.target.value.replace(/[^\d.,-]/gu, '').slice(0, 5))}
        onFocus={(event) => event.target.select()}
        onBlur={onBlur}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        data-part="quantity-field-more"
        aria-label={texts.more}
        disabled={disabled || (max !== undefined && current >= max)}
        onClick={() => change(current + 1)}
      >
        <PlusIcon size={16} aria-hidden="true" />
      </button>
    </div>
  );
});
