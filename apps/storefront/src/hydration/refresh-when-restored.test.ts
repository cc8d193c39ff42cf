/** @jest-environment jest-fixed-jsdom */
import { refreshWhenRestored } from './refresh-when-restored.js';
import type { StorefrontStore } from '../store/storefront-store.js';

describe('refreshWhenRestored', () => {
  it('refetches the counters only when the page comes from the back/forward cache', () => {
    const dispatch = jest.fn();
    refreshWhenRestored(window, { dispatch } as unknown as StorefrontStore);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(dispatch).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(dispatch).toHaveBeenCalledTimes(1);
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ payload: expect.arrayContaining(['Basket', 'Favorites']) });
  });

  it('refetches the basket and the lists on a return from another tab, not on leaving for it', () => {
    const dispatch = jest.fn();
    const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    refreshWhenRestored(window, { dispatch } as unknown as StorefrontStore);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(dispatch).not.toHaveBeenCalled();
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ payload: ['Basket', 'Favorites', 'Comparison'] });
    look.mockRestore();
  });
});
