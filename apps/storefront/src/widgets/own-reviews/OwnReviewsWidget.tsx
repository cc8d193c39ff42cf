import { OwnReviewsSection } from '@tropa/account';
import {
  itemsToReviewSeed,
  menuActiveSeed,
  menuItemsSeed,
  ownReviewsSeed,
  usePageData,
  userSeed,
} from '@tropa/api-client';
import { AccountPage } from '../account-host/AccountPage.js';

export const seeds = [menuItemsSeed, menuActiveSeed, itemsToReviewSeed, ownReviewsSeed, userSeed];

/** Goods that wait for a rating, and the visitor's own reviews (S2 §2). */
export function Widget() {
  return (
    <AccountPage>
      <OwnReviewsSection items={usePageData('_itemsToReview') ?? []} reviews={usePageData('_reviews') ?? []} />
    </AccountPage>
  );
}
