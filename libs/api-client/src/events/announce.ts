import { runtimeOf } from '../shop-api/shop-settings.js';
import type { ShopEventMap, ShopEventName } from './shop-events.js';

interface Tools {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<unknown>;
}

/** An endpoint's `onQueryStarted` that tells of an event once the server has agreed; a refusal tells nothing. */
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
