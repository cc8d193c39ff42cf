import type { RenderInput } from '@tropa/render-contract';
import { Breadcrumbs } from '@tropa/ui-kit';
import { dataOf } from '../screens/screen.js';
import styles from './PageTop.module.css';

/** The breadcrumbs and, unless a widget renders it, the page's title. */
export function PageTop({ input, hasTitle = false }: { input: RenderInput; hasTitle?: boolean }) {
  const { _breadcrumbs: breadcrumbs, _title: title } = dataOf(input);
  return (
    <>
      {breadcrumbs !== undefined && (
        <div className={styles.way}>
          <Breadcrumbs items={breadcrumbs} />
        </div>
      )}
      {hasTitle && title !== undefined && <h1 className={styles.title}>{title}</h1>}
    </>
  );
}
