import { SafeHtml } from '@tropa/ui-kit';
import { PageTop } from '../../layout/PageTop.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import text from '../document/DocumentScreen.module.css';
import styles from './WorkScreen.module.css';

/** Work at the shop: what it is like, open vacancies, the form (S1 §2). */
export function Screen({ input }: ScreenProps) {
  const { _document: document } = dataOf(input);
  return (
    <>
      <PageTop input={input} hasTitle />
      <div className={styles.columns}>
        <WidgetSlot name="work" className={styles.aside} />
        {document != null && <SafeHtml className={text.text} isProse={false} html={document.html} />}
      </div>
    </>
  );
}
