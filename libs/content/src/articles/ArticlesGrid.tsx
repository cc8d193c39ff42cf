import type { ArticleCardModel } from '@tropa/api-client';
import { Skeleton } from '@tropa/ui-kit';
import { ArticleCard } from './ArticleCard.js';
import styles from './ArticlesGrid.module.css';

export interface ArticlesGridProps {
  readonly items: readonly ArticleCardModel[];
  /** How many pictures are in view at once; the first of them has priority. @default 0 */
  readonly eagerCount?: number;
}

/** Articles: `big` at full width, the others in 1, 2 or 3 columns. */
export function ArticlesGrid({ items, eagerCount = 0 }: ArticlesGridProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
        {items.map((article, index) => (
          <li key={article.id} className={styles.item} data-format={article.format || undefined}>
            <ArticleCard article={article} isEager={index < eagerCount} isPriority={index === 0 && eagerCount > 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same geometry while the first page loads. */
export function ArticlesGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.item}>
            <Skeleton variant="block" ratio={16 / 10} />
            <div className={styles.lines}>
              <Skeleton width="30%" />
              <Skeleton width="80%" />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
