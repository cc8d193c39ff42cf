import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import { Picture } from '../picture/Picture.js';
import styles from './OptionGroup.module.css';

/** A choice of the group. */
export interface Option {
  value: string;
  /** Text of the swatch, or the name of its picture. */
  label: string;
  /** Address of a picture, for `kind="image"`. */
  image?: string;
  /** Does not exist in combination with the choices elsewhere: crossed out, cannot be chosen. */
  isDisabled?: boolean;
}

/** Props of {@link OptionGroup}. */
export interface OptionGroupProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What is chosen: «Размер спины». */
  label: ReactNode;
  options: readonly Option[];
  kind?: 'text' | 'image';
  /** Chosen value; without it the group keeps its own state. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Name of the radio inputs. */
  name?: string;
  /** At the end of the label row: «Таблица размеров». */
  action?: ReactNode;
  /** Shows the chosen option's name beside the label; on for pictures. */
  hasChosenLabel?: boolean;
}

/** Swatches to choose one from: a variant's colour or size. Native radio buttons underneath. */
export const OptionGroup = forwardRef<HTMLFieldSetElement, OptionGroupProps>(function OptionGroup(
  {
    label,
    options,
    kind = 'text',
    value,
    defaultValue,
    onChange,
    name,
    action,
    hasChosenLabel = kind === 'image',
    className,
    ...rest
  },
  ref,
) {
  const ownName = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${ownName}-label`}
      {...rest}
      ref={ref}
      className={clsx(styles.root, className)}
    >
      {/* Not a legend: it could not share a line with the action. */}
      <div className={styles.head} data-part="option-group-head">
        <span id={`${ownName}-label`} className={styles.label} data-part="option-group-label">
          {label}
          {hasChosenLabel && chosen && (
            <span className={styles.chosen} data-part="option-group-chosen">
              {' '}
              {chosen.label}
            </span>
          )}
        </span>
        {action && (
          <span className={styles.action} data-part="option-group-action">
            {action}
          </span>
        )}
      </div>
      <div className={styles.options} data-part="option-group-options">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(styles.option, styles[kind])}
            data-part="option-group-option"
            title={option.label}
          >
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              disabled={option.isDisabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.face} data-part="option-group-face">
              {kind === 'image' && option.image ? (
                <Picture
                  src={option.image}
                  alt={option.label}
                  sizes="64px"
                  isEager
                  className={styles.picture}
                  data-part="option-group-picture"
                />
              ) : (
                option.label
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
