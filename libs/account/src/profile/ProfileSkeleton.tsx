import { Skeleton } from '@tropa/ui-kit';
import clsx from 'clsx';
import styles from './ProfileSection.module.css';
import view from './ProfileView.module.css';

/** Widths of the values of the profile: of different lengths, as real values are. */
const widths = ['45%', '35%', '60%', '30%', '20%', '40%'];

/** The profile while it loads: its rows and the button. */
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
