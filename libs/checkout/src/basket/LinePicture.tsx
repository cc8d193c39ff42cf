import { Picture } from '@tropa/ui-kit';
import styles from './LinePicture.module.css';

/** Picture of a line; a line without one keeps an empty plate. Its name stands beside it, so it says nothing. */
export function LinePicture({ src, sizes }: { readonly src: string; readonly sizes: string }) {
  return <div className={styles.root}>{src !== '' && <Picture src={src} alt="" sizes={sizes} />}</div>;
}
