import clsx from 'clsx';
import { forwardRef, useRef, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { Field } from '../field/Field.js';
import type { FieldLook } from '../field/Field.js';
import { useFieldIds } from '../field/useFieldIds.js';
import { mergeRefs } from '../dialog/mergeRefs.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { withChosen } from './file-entry.js';
import type { FileEntry } from './file-entry.js';
import { fileFieldTexts } from './file-field.texts.js';
import type { FileFieldTexts } from './file-field.texts.js';
import { FileList } from './FileList.js';
import { useFileDrop } from './useFileDrop.js';
import { useTexts } from '../texts/TextsProvider.js';
import styles from './FileField.module.css';

/** Props of {@link FileField}. */
export interface FileFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'type'>, FieldLook {
  /** The files as they are now, those on the server included. */
  value: readonly FileEntry[];
  /** The list after a choice, a drop or a removal. The form validates it and passes what is wrong as `error`. */
  onChange: (value: FileEntry[]) => void;
  /** Several files; without it a new one replaces the old. */
  multiple?: boolean;
  texts?: Partial<FileFieldTexts>;
}

/**
 * Files of a form: a button that is also the drop zone, and the list of what was chosen. The ref is the native input: a
 * form focuses it when the files are wrong.
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  { value, onChange, label, isLabelHidden, hint, error, fieldClassName, className, id, texts: own, ...rest },
  ref,
) {
  const texts = useTexts('fileField', fileFieldTexts, own);
  const { multiple: isMultiple = false, disabled: isDisabled = false } = rest;
  const { ids, inputProps } = useFieldIds(id, { hint, error, 'aria-describedby': rest['aria-describedby'] });
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  const choose = (files: File[]) => {
    if (files.length === 0) return;
    const next = withChosen(value, files, isMultiple);
    setSaid(texts.chosen(next.length));
    onChange(next);
  };
  const { isOver, handlers } = useFileDrop(isDisabled, choose);

  const remove = (index: number) => {
    setSaid(texts.removed(value[index]?.name ?? ''));
    onChange(value.filter((_file, place) => place !== index));
    // The clicked button is removed with its file; the focus must not be lost with it.
    input.current?.focus();
  };

  return (
    <Field {...{ label, isLabelHidden, hint, error, fieldClassName, ids }} isRequired={rest.required}>
      <div
        {...handlers}
        className={styles.zone}
        data-part="file-field-zone"
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        <input
          {...rest}
          {...inputProps}
          // Cleared after every choice: to the browser it always looks empty, so only the form can validate it.
          required={false}
          ref={mergeRefs(input, ref)}
          type="file"
          className={clsx(styles.input, className)}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // Cleared, so that a removed file can be chosen again.
            event.currentTarget.value = '';
            choose(files);
          }}
        />
        <label htmlFor={ids.input} className={styles.prompt} data-part="file-field-prompt">
          <span className={styles.button} data-part="file-field-button">
            {isMultiple ? texts.chooseSeveral : texts.choose}
          </span>{' '}
          <span className={styles.drop} data-part="file-field-drop">
            {texts.drop}
          </span>
        </label>
      </div>
      {value.length > 0 && <FileList files={value} isDisabled={isDisabled} texts={texts} onRemove={remove} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Field>
  );
});
