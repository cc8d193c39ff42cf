import type { RenderInput } from '@tropa/render-contract';
import { dataOf } from '../screens/screen.js';
import styles from './PageTop.module.css';

/**
 * What replaces a page's main widget whose flag is off: the page keeps its title, says that the part is off
 * and links to others.
 */
export function SwitchedOff({ input, hasTitle = true }: { input: RenderInput; hasTitle?: boolean }) {
  const { _title: title, _productDetail: product } = dataOf(input);
  return (
    <>
      {hasTitle && <h1 className={styles.title}>{title ?? product?.title}</h1>}
      <p>
        Этот раздел сейчас закрыт.{' '}
        <a className={styles.out} href="/">
          На главную
        </a>
      </p>
    </>
  );
}
