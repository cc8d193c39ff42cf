import styles from './Field.module.css';

/** The star after the name of what must be filled in: seen only, the control itself says `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.required}>
      {'\u00A0'}*
    </span>
  );
}
