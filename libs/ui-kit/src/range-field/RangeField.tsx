import clsx from 'clsx';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, CSSProperties, FieldsetHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { fromText, groupDigits, orderPair } from './range.js';
import type { Range } from './range.js';
import { useTexts } from '../texts/TextsProvider.js';
import { rangeFieldTexts } from './range-field.texts.js';
import type { RangeTexts } from './range-field.texts.js';
import styles from './RangeField.module.css';

/** Props of {@link RangeField}. */
export interface RangeFieldProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'defaultValue' | 'children'
> {
  min: number;
  max: number;
  step?: number;
  /** Chosen ends; without it the field keeps its own state. */
  value?: Range;
  defaultValue?: Range;
  /** While a thumb moves and when a number is entered. */
  onChange?: (value: Range) => void;
  /**
   * A number was typed: 500 ms after the last key, at Enter, or on leaving the field, whichever comes first. The typed
   * text stays as it is until the field is left.
   */
  onTyped?: (value: Range) => void;
  /** A GET form sends `price=min,max`; before hydration `price=min&price=max`, the same when joined by a comma. */
  name?: string;
  label: ReactNode;
  /** The name of the group is shown elsewhere. */
  isLabelHidden?: boolean;
  texts?: Partial<RangeTexts>;
}

/** How long after the last key a typed number is reported, ms. */
const typingPause = 500;

/** What the two number fields show while typing; null: the value itself. */
type Drafts = readonly [string | null, string | null];
const noDrafts: Drafts = [null, null];

/** Two ends of a range: two native range inputs on one track, and two inputs for exact numbers. */
export const RangeField = forwardRef<HTMLFieldSetElement, RangeFieldProps>(function RangeField(
  {
    min,
    max,
    step = 1,
    value,
    defaultValue,
    onChange,
    onTyped,
    name,
    label,
    isLabelHidden,
    texts: ownTexts,
    className,
    disabled,
    style,
    ...rest
  },
  ref,
) {
  const texts = useTexts('rangeField', rangeFieldTexts, ownTexts);
  const id = useId();
  const [own, setOwn] = useState<Range>(defaultValue ?? [min, max]);
  const [drafts, setDrafts] = useState(noDrafts);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const [from, to] = value ?? own;
  const ends: Range = [from, to];
  const span = max - min || 1;

  const change = (next: Range) => {
    setOwn(next);
    if (next[0] !== from || next[1] !== to) onChange?.(next);
  };

  const thumb = (end: 0 | 1) => ({
    type: 'range' as const,
    min,
    max,
    step,
    disabled: disabled || max <= min,
    value: ends[end],
    className: styles.thumb,
    'data-part': 'range-field-thumb',
    'aria-label': end === 0 ? texts.from : texts.to,
    'aria-valuetext': groupDigits(ends[end]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const moved = Number(event.target.value);
      // A thumb stops at the other one instead of passing through it.
      change(end === 0 ? [Math.min(moved, to), to] : [from, Math.max(moved, from)]);
    },
  });

  // The pair before the first key: «9» on the way to «9000» must not move the other end.
  const beforeTyping = useRef<Range>(null);
  const told = useRef<Range>(null);
  const tell = (end: 0 | 1, draft: string) => {
    const [first, second] = beforeTyping.current ?? ends;
    const entered = fromText(draft);
    const wanted: Range = end === 0 ? [entered ?? min, second] : [first, entered ?? max];
    const next = orderPair(wanted, end, min, max);
    told.current = next;
    if (next[0] === from && next[1] === to) return;
    change(next);
    onTyped?.(next);
  };

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tellLater = useRef(tell);
  useEffect(() => {
    tellLater.current = tell;
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  // A value from elsewhere («Назад», a reset) replaces text that has already been reported.
  useEffect(() => {
    if (told.current?.[0] === from && told.current[1] === to) return;
    beforeTyping.current = null;
    if (pause.current === undefined) setDrafts(noDrafts);
  }, [from, to]);

  const commitDraft = (end: 0 | 1) => {
    const isTold = pause.current === undefined;
    clearTimeout(pause.current);
    pause.current = undefined;
    const draft = drafts[end];
    if (draft === null) return;
    setDrafts(noDrafts);
    if (!isTold) tell(end, draft);
    beforeTyping.current = null;
  };

  const number = (end: 0 | 1) => ({
    id: `${id}-${end}`,
    type: 'text' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    // Once hydrated, the hidden input sends the pair and the number may be shown with its space.
    name: isAlive ? undefined : name,
    disabled,
    className: styles.number,
    'data-part': 'range-field-number',
    // A GET form without JavaScript sends an open end empty: a bound is not a choice.
    value: drafts[end] ?? (isAlive ? groupDigits(ends[end]) : ends[end] === [min, max][end] ? '' : String(ends[end])),
    placeholder: groupDigits([min, max][end] ?? 0),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.target.value.replace(/[^\d]/gu, '').slice(0, 9);
      setDrafts(end === 0 ? [text, drafts[1]] : [drafts[0], text]);
      beforeTyping.current ??= ends;
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        pause.current = undefined;
        tellLater.current(end, text);
      }, typingPause);
    },
    onBlur: () => commitDraft(end),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commitDraft(end);
    },
  });

  return (
    <fieldset
      {...rest}
      ref={ref}
      disabled={disabled}
      className={clsx(styles.root, className)}
      style={
        {
          '--range-from': `${((from - min) / span) * 100}%`,
          '--range-to': `${((to - min) / span) * 100}%`,
          ...style,
        } as CSSProperties
      }
    >
      <legend className={clsx(styles.legend, isLabelHidden && styles.hidden)} data-part="range-field-label">
        {label}
      </legend>
      {isAlive && name && <input type="hidden" name={name} value={`${from},${to}`} disabled={disabled} />}
      <div className={styles.numbers} data-part="range-field-numbers">
        <label className={styles.box} data-part="range-field-from" htmlFor={`${id}-0`}>
          <span className={styles.end} data-part="range-field-word">
            {texts.from}
          </span>
          <input {...number(0)} />
        </label>
        <label className={styles.box} data-part="range-field-to" htmlFor={`${id}-1`}>
          <span className={styles.end} data-part="range-field-word">
            {texts.to}
          </span>
          <input {...number(1)} />
        </label>
      </div>
      {/* When both are at the right end, the left one must be on top to be grabbed. */}
      <div
        className={styles.track}
        data-part="range-field-track"
        data-swipe="own"
        data-stacked={from > min + span / 2 ? 'from' : 'to'}
      >
        <input {...thumb(0)} />
        <input {...thumb(1)} />
      </div>
    </fieldset>
  );
});
