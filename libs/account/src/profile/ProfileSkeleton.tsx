import { Skeleton } from '@tropa/ui-kit';
import clsx from 'clsx';
import styles from './ProfileSection.module.css';
import view from './ProfileView.module.css';

/** Of the names and values of the profile: not all of one length, as words never are. */
const widths = ['45%', '35%', '60%', '30%', '20%', '40%'];

/** The profile while it is on its way: its rows and the button. */
export function ProfileSkeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={clsx(styles.root, className)} aria-busy="true">
      <div className={styles.card}>
        <div className={view.root}>
          <div className={view.list}>
            {widths.map((width, index) => (
              <div key={index} className={view.row}>
                <Skeleton width="40%" />
                <Skeleton width={width} />
              </div>
            ))}
          </div>
          <Skeleton variant="block" width={150} height={44} />
        </div>
      </div>
    </div>
  );
}
