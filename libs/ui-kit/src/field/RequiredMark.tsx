import styles from './Field.module.css';

/**
 * The asterisk after the label of a required field: visual only, the control itself has `required`. Drawn by the style
 * sheet, so that the label's text is the name of the field and nothing else.
 */
export function RequiredMark() {
  return <span aria-hidden="true" data-required className={styles.required} data-part="field-required" />;
}
