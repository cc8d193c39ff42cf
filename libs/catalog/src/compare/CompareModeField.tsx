import { useId } from 'react';
import type { CompareMode } from './compare-rows.js';
import type { CompareTexts } from './compare.texts.js';
import styles from './CompareModeField.module.css';

const modes: readonly CompareMode[] = ['all', 'different', 'similar'];

/** Props of {@link CompareModeField}. */
export interface CompareModeFieldProps {
  value: CompareMode;
  onChange: (mode: CompareMode) => void;
  texts: CompareTexts;
}

/** Three-way filter of the comparison: all, differing or identical parameters. */
export function CompareModeField({ value, onChange, texts }: CompareModeFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{texts.modes}</legend>
      {modes.map((mode) => (
        <label key={mode} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={mode}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <span className={styles.face}>{texts.mode[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}
