import { Skeleton } from '@tropa/ui-kit';
import list from './ReceivePointList.module.css';
import styles from './ShopsOnMap.module.css';

/** The shops while they load: the map, and beside it the first items of the list. */
export function ShopsOnMapSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.split}>
        <Skeleton variant="block" className={styles.map} />
        <div className={list.list}>
          {[0, 1, 2].map((point) => (
            <div key={point} className={list.point}>
              <Skeleton variant="circle" width={28} />
              <div>
                <Skeleton width="80%" />
                <Skeleton width="50%" />
                <Skeleton width="60%" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
