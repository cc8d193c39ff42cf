import { SafeHtml } from '@tropa/ui-kit';
import { PageTop } from '../../layout/PageTop.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './DocumentScreen.module.css';

/** A page of text. Its HTML comes from the server, sanitised there; none of it is in the client code. */
export function Screen({ input }: ScreenProps) {
  return (
    <article>
      <PageTop input={input} hasTitle />
      <SafeHtml className={styles.text} isProse={false} html={dataOf(input)._document?.html ?? ''} />
    </article>
  );
}
