import { act } from '@testing-library/react';
import { shopApi, type ShopStore } from '@tropa/api-client';

/**
 * Until no call is in flight and the last response is rendered: before a test says that nothing was requested, or that
 * a late response changed nothing.
 */
export async function settled({ dispatch }: ShopStore): Promise<void> {
  const running = () => dispatch(shopApi.util.getRunningQueriesThunk());
  do
    await act(async () => {
      await Promise.all(running());
      // The store notifies of responses in the next frame.
      await new Promise(requestAnimationFrame);
    });
  while (running().length > 0);
}
