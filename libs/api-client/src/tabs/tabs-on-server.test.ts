import { createShopTabs } from './shop-tabs.js';

test('on a server no channel is opened: it would keep the process alive', () => {
  const opened = jest.spyOn(globalThis, 'BroadcastChannel');
  const tabs = createShopTabs('магазин');
  tabs.listen(() => {})();
  tabs.tell({ about: 'User' });
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});
