import { runtimeOf } from '../shop-api/shop-settings.js';
import type { ShopEventMap, ShopEventName } from './shop-events.js';

interface Tools {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<unknown>;
}

/** An endpoint's `onQueryStarted` that emits an event once the server has accepted the call; a refusal emits none. */
export const announceDone =
  <Name extends ShopEventName, Arg>(name: Name, detailOf: (arg: Arg) => ShopEventMap[Name]) =>
  async (arg: Arg, { extra, queryFulfilled }: Tools): Promise<void> => {
    try {
      await queryFulfilled;
    } catch {
      return;
    }
    runtimeOf(extra).events.emit(name, detailOf(arg));
  };
