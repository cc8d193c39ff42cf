import clsx from 'clsx';
import { forwardRef, useId, useState } from 'react';
import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import { FieldNote } from '../field/Field.js';
import { RequiredMark } from '../field/RequiredMark.js';
import { useFieldIds } from '../field/useFieldIds.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { StarIcon } from './StarIcon.js';
import { starLabel, starTexts } from './star.texts.js';
import type { StarTexts } from './star.texts.js';
import { useTexts } from '../texts/TextsProvider.js';
import styles from './StarField.module.css';

/** Props of {@link StarField}. */
export interface StarFieldProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'defaultValue'> {
  /** What is rated: «Ваша оценка». */
  label: ReactNode;
  /** Stars 1…5; 0: no rating yet. */
  value: number;
  onChange: (value: number) => void;
  /** Name of the radio inputs, which a form uses to find the first of them. */
  name?: string;
  /** What is wrong; makes the group invalid. */
  error?: ReactNode;
  /** A rating must be given. */
  isRequired?: boolean;
  texts?: Partial<StarTexts>;
}

const marks = [1, 2, 3, 4, 5] as const;

/**
 * A choice of one to five stars, with its meaning beside them. Native radio buttons underneath: one Tab stop, arrow
 * keys choose.
 */
export const StarField = forwardRef<HTMLFieldSetElement, StarFieldProps>(function StarField(
  { label, value, onChange, name, error, isRequired, texts: ownTexts, className, id, ...rest },
  ref,
) {
  const texts = useTexts('star', starTexts, ownTexts);
  const own = useId();
  const { ids } = useFieldIds(id, { error });
  // What the pointer is over: its meaning is shown before it is chosen.
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${own}-label`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? ids.error : undefined}
      {...rest}
      ref={ref}
      id={id}
      className={clsx(styles.root, className)}
    >
      {/* Not a legend: it would not line up with the other labels. */}
      <div id={`${own}-label`} className={styles.label} data-part="star-field-label">
        {label}
        {isRequired && <RequiredMark />}
      </div>
      <div className={styles.row} data-part="star-field-row">
        <div className={styles.stars} data-part="star-field-stars" onMouseLeave={() => setPointed(0)}>
          {marks.map((mark) => (
            <label
              key={mark}
              className={styles.star}
              data-part="star-field-star"
              data-filled={mark <= shown || undefined}
              onMouseEnter={() => setPointed(mark)}
            >
              <input
                type="radio"
                className={styles.input}
                name={name ?? own}
                value={mark}
                checked={mark === value}
                onChange={() => {
                  // From here on the choice is shown, wherever the pointer is.
                  setPointed(0);
                  onChange(mark);
                }}
              />
              <StarIcon className={styles.icon} data-part="star-field-icon" />
              <VisuallyHidden>
                {texts.of(mark)}, {starLabel(mark, texts)}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <output className={styles.meaning} data-part="star-field-meaning" aria-hidden="true">
          {starLabel(shown, texts)}
        </output>
      </div>
      <FieldNote ids={ids} hint={null} error={error} />
    </fieldset>
  );
});
