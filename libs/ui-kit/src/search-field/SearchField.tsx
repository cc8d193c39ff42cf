import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { InputHTMLAttributes } from 'react';
import { IconButton } from '../button/IconButton.js';
import { CloseIcon, SearchIcon } from '../icon/icons.js';
import { useTexts } from '../texts/TextsProvider.js';
import { searchFieldTexts } from './search-field.texts.js';
import styles from './SearchField.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Read aloud instead of a visible label. */
  label?: string;
  submitLabel?: string;
  clearLabel?: string;
  texts?: Partial<typeof searchFieldTexts>;
  /** Adds the cross; the host shows it by passing the handler while there is text. */
  onClear?: () => void;
  isLoading?: boolean;
  fieldClassName?: string;
}

/** The shop's search box. Put it into a GET form: Enter and the magnifier submit it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, submitLabel, clearLabel, texts: own, onClear, isLoading, className, fieldClassName, id, ...rest },
  ref,
) {
  const texts = useTexts('searchField', searchFieldTexts, {
    label: label ?? own?.label,
    submit: submitLabel ?? own?.submit,
    clear: clearLabel ?? own?.clear,
  });
  const ownId = useId();
  return (
    <div className={clsx(styles.root, fieldClassName)}>
      <label htmlFor={id ?? ownId} className={styles.label} data-part="search-field-label">
        {texts.label}
      </label>
      <input
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        id={id ?? ownId}
        ref={ref}
        type="search"
        className={clsx(styles.input, className)}
      />
      {onClear && (
        <IconButton label={texts.clear} size="sm" onClick={onClear} data-part="search-field-clear">
          <CloseIcon />
        </IconButton>
      )}
      <IconButton
        label={texts.submit}
        type="submit"
        variant="primary"
        isLoading={isLoading}
        className={styles.submit}
        data-part="search-field-submit"
      >
        <SearchIcon />
      </IconButton>
    </div>
  );
});
