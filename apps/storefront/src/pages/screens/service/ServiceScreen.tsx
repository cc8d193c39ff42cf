import { SafeHtml } from '@tropa/ui-kit';
import clsx from 'clsx';
import { PageTop } from '../../layout/PageTop.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import text from '../document/DocumentScreen.module.css';
import styles from './ServiceScreen.module.css';

/** The workshop: the invitation with its form, then what it does (S1 §2). */
export function Screen({ input }: ScreenProps) {
  const { _document: document } = dataOf(input);
  const workshops = input.shop?.workshops ?? [];
  return (
    <>
      <PageTop input={input} hasTitle />
      <div className={styles.root}>
        <WidgetSlot name="service" {...(workshops.length > 0 ? { props: { workshops } } : {})} />
        {document != null && (
          <SafeHtml className={clsx(text.text, styles.columns)} isProse={false} html={document.html} />
        )}
      </div>
    </>
  );
}
