import type { ShopDispatch } from '../shop-api/shop-dispatch.js';
import { useSeenAs } from '../events/seen-as.context.js';
import type { IdList } from './id-list.js';
import type { ToggledProduct } from './visitor-list.js';
import { useCallback, useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';

interface Subscription {
  readonly unsubscribe: () => void;
}
interface IdsEndpoint {
  readonly initiate: () => unknown;
  readonly select: () => (state: never) => { readonly data?: IdList };
}
interface ToggleEndpoint {
  readonly initiate: (product: ToggledProduct, options: { readonly track: boolean }) => unknown;
}

/** The calls of a visitor's list that a toggle needs. */
export interface ToggleEndpoints {
  readonly ids: IdsEndpoint;
  readonly add: ToggleEndpoint;
  readonly remove: ToggleEndpoint;
}

/** Adds the product to the list or removes it; resolves with an `error` when the server rejects that. */
export type ToggleProduct = (isIn: boolean) => Promise<{ readonly error?: unknown }>;

/**
 * Creates a hook that says whether a product is on a visitor's list, and toggles it. A page has one or two of these per
 * product card, so all of a store share one subscription, and none tracks the state of its own calls: with RTK Query's
 * hooks they took half of the time that a list of products took to hydrate.
 */
/* @__NO_SIDE_EFFECTS__ */
export function toggleHook({ ids, add, remove }: ToggleEndpoints) {
  const select = ids.select();
  const users = new WeakMap<object, { count: number; readonly subscription: Subscription }>();

  return (id: number): readonly [isIn: boolean, toggle: ToggleProduct] => {
    const store = useStore();
    const dispatch = store.dispatch as ShopDispatch;
    const isIn = useSelector((state) => select(state as never).data?.itemsId.includes(id) ?? false);

    useEffect(() => {
      const used = users.get(store) ?? { count: 0, subscription: dispatch<Subscription>(ids.initiate() as never) };
      used.count += 1;
      users.set(store, used);
      return () => {
        used.count -= 1;
        if (used.count > 0) return;
        used.subscription.unsubscribe();
        users.delete(store);
      };
    }, [store, dispatch]);

    const seenAs = useSeenAs();
    const toggle = useCallback<ToggleProduct>(
      (shouldBeIn) => dispatch((shouldBeIn ? add : remove).initiate({ id, seenAs }, { track: false }) as never),
      [dispatch, id, seenAs],
    );
    return [isIn, toggle];
  };
}
