import { UserButton } from '@tropa/account';
import { countersSeed, userSeed } from '@tropa/api-client';
import { CompareLink, FavoritesLink } from '@tropa/catalog';
import { BasketLink } from '@tropa/checkout';
import styles from './HeaderLinksWidget.module.css';

export const seeds = [userSeed, countersSeed];
export const isSameEverywhere = true;

/** User, comparison, favourites and basket with their counters (S1 §2). */
export function Widget() {
  return (
    <div className={styles.root}>
      <UserButton />
      <div className={styles.compare}>
        <CompareLink />
      </div>
      <FavoritesLink />
      <BasketLink />
    </div>
  );
}
