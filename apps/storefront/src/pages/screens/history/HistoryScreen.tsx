import { SafeHtml } from '@tropa/ui-kit';
import { PageTop } from '../../layout/PageTop.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './HistoryScreen.module.css';

/** How the shop grew: photos and text (S1 §2). */
export function Screen({ input }: ScreenProps) {
  const html = dataOf(input)._document?.html ?? '';
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot name="history-gallery" className={styles.gallery} />
      {html !== '' && <SafeHtml className={styles.text} html={html} />}
    </>
  );
}
