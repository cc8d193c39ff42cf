import type { PageDataWire } from '@tropa/api-client/wire';
import { userToWire } from '../../api/user.js';
import type { Db } from '../../db/schema.js';
import { lengthOfBasket } from '../../shop/basket/basket-totals.js';
import { getListIds } from '../../shop/lists/product-lists.js';
import type { Session } from '../../shop/sessions/sessions.js';
import { askFor } from '../../shop/sessions/visitor-call.js';
import { findUser } from '../../shop/users/user.js';

/** What every personal page shows in its header: the user, and the counters of the visitor. */
export async function getVisitorPageData(
  db: Db,
  { visitorId, userId }: Session,
): Promise<Pick<PageDataWire, '_user' | '_counters'>> {
  const [user, basket, favorites, comparison] = await Promise.all([
    findUser(db, userId),
    visitorId === null ? 0 : askFor(db, visitorId, lengthOfBasket),
    getListIds(db, 'favorites', visitorId),
    getListIds(db, 'comparison', visitorId),
  ]);
  return {
    _user: userToWire(user),
    _counters: {
      basket,
      favorites: { length: favorites.length, itemsId: favorites },
      comparison: { length: comparison.length, itemsId: comparison },
    },
  };
}
