import clsx from 'clsx';
import { forwardRef, useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.js';
import { clampQuantity } from './quantity.js';
import styles from './QuantityField.module.css';

/** Props of {@link QuantityField}. */
export interface QuantityFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'min' | 'size'> {
  value: number;
  onChange: (value: number) => void;
  /** Pieces in stock; more is capped to it (S2 §5). */
  max?: number;
  size?: 'sm' | 'md';
  texts?: QuantityTexts;
  fieldClassName?: string;
}

/** What the field of a quantity says. */
export interface QuantityTexts {
  label: string;
  less: string;
  more: string;
}

const russian: QuantityTexts = { label: 'Количество', less: 'Меньше на одну', more: 'Больше на одну' };

/** How many pieces. What is typed counts when the field is left or on Enter; zero, less or no number becomes 1. */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(function QuantityField(
  { value, onChange, max, size = 'md', texts = russian, disabled, className, fieldClassName, onBlur, onKeyDown, ...rest },
  ref,
) {
  const [draft, setDraft] = useState<string | null>(null);

  const change = (next: number) => {
    setDraft(null);
    const quantity = clampQuantity(next, max);
    if (quantity !== value) onChange(quantity);
  };
  const commit = () => {
    if (draft !== null) change(Number.parseInt(draft, 10));
  };
  const current = draft === null ? value : clampQuantity(Number.parseInt(draft, 10), max);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      change(current + step);
    } else if (event.key === 'Enter') {
      // Enter means «take it», not «send the form».
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };

  return (
    <div role="group" aria-label={texts.label} className={clsx(styles.root, styles[size], fieldClassName)}>
      <button
        type="button"
        className={styles.step}
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
        value={draft ?? value}
        // The separator stays: without it «2,5» would read 25 pieces.
        onChange={(event) => setDraft(event.target.value.replace(/[^\d.,-]/gu, '').slice(0, 5))}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={texts.more}
        disabled={disabled || (max !== undefined && current >= max)}
        onClick={() => change(current + 1)}
      >
        <PlusIcon size={16} aria-hidden="true" />
      </button>
    </div>
  );
});
