import { Picture } from '@tropa/ui-kit';
import styles from './LinePicture.module.css';

/** Picture of a line. The name is beside it, so the picture has an empty `alt`. */
export function LinePicture({ src, sizes }: { readonly src: string; readonly sizes: string }) {
  return (
    <div className={styles.root}>
      <Picture src={src} alt="" sizes={sizes} />
    </div>
  );
}
