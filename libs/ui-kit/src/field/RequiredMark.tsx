import styles from './Field.module.css';

/**
 * The star after the name of what must be filled in: seen only, the control itself says `required`. Drawn by the style
 * sheet, so that the label's text is the name of the field and nothing else.
 */
export function RequiredMark() {
  return <span aria-hidden="true" data-required className={styles.required} data-part="field-required" />;
}
