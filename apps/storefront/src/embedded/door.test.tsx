import type { ShopEvent } from '@tropa/api-client';
import { createShop } from '@tropa/api-client';
import { version } from '@tropa/api-client/package.json';
import { eventsOfStore } from '@tropa/api-client';
import type { MountedWidgets } from '../hydration/mount-widgets.js';
import { dispatchShopEvents } from '../hydration/dispatch-shop-events.js';
import { openDoor } from './door.js';

const observed = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const shop = { hurry: jest.fn(), add: jest.fn(), remove: jest.fn() } satisfies MountedWidgets;
  const start = jest.fn(() => Promise.resolve(shop));
  let begin: (shop: MountedWidgets) => void = () => {};
  const door = openDoor(document, start, new Promise((resolve) => (begin = resolve)));
  return { door, shop, start, begin: () => begin(shop) };
}
const widget = () => Object.assign(document.createElement('div'), { innerHTML: '<p data-widget="search"></p>' });

beforeEach(() => {
  document.body.replaceChildren();
  // The page's text has a colour, as in browsers.
  document.body.style.color = 'rgb(0, 0, 0)';
});

test('opening the door starts nothing; elements added before the start are found by it', async () => {
  const { shop, start } = open();
  document.body.append(widget());
  await observed();
  expect(start).not.toHaveBeenCalled();
  expect(shop.add).not.toHaveBeenCalled();
});

test('an element that is added later is mounted, one that is removed is unmounted', async () => {
  const { shop, begin } = open();
  begin();
  await observed();
  const added = widget();
  document.body.append(added);
  await observed();
  expect(shop.add.mock.calls).toEqual([[added]]);
  added.remove();
  await observed();
  expect(shop.remove.mock.calls).toEqual([[added]]);
});

test('an element that only moves stays mounted', async () => {
  const { shop, begin } = open();
  const moved = widget();
  document.body.append(moved);
  begin();
  await observed();
  document.body.prepend(moved);
  await observed();
  expect(shop.remove).not.toHaveBeenCalled();
});

test('a call starts the shop at once', async () => {
  const { door, shop, start } = open();
  const element = widget();
  await door.mount(element);
  await door.unmount(element);
  expect(start).toHaveBeenCalledTimes(2);
  expect([shop.add.mock.calls, shop.remove.mock.calls]).toEqual([[[element]], [[element]]]);
});

test('events reach the door, the document and the window, including those from before the door was opened', () => {
  const { on, store } = createShop({ settings: { onError: () => {} } });
  const events = eventsOfStore(store);
  const { door } = open();
  const [heard, all, bubbled, inCode] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const stop = door.on('auth:signed-in', heard);
  door.on('*', (event: ShopEvent) => all(event.name));
  window.addEventListener('tropa:auth:signed-in', (event) => bubbled((event as CustomEvent).detail), { once: true });
  on('auth:signed-in', inCode);
  events.emit('auth:signed-in', { method: 'password' });
  dispatchShopEvents(document, events);
  expect(heard).toHaveBeenCalledWith({ method: 'password' }, expect.objectContaining({ name: 'auth:signed-in' }));
  expect(bubbled).toHaveBeenCalledWith({ method: 'password' });
  stop();
  events.emit('auth:signed-in', { method: 'registration' });
  events.emit('auth:signed-out', {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(all.mock.calls).toEqual([['auth:signed-in'], ['auth:signed-in'], ['auth:signed-out']]);
  expect(inCode).toHaveBeenCalledTimes(2);
});

test('a late subscriber can get past events', () => {
  const { store } = createShop({ settings: { onError: () => {} } });
  const events = eventsOfStore(store);
  const { door } = open();
  dispatchShopEvents(document, events);
  events.emit('auth:signed-in', { method: 'password' });
  events.emit('auth:signed-out', {});
  const [late, all, withoutPast] = [jest.fn(), jest.fn(), jest.fn()];
  door.on('auth:signed-in', late, { withPast: true });
  door.on('*', ({ name }: ShopEvent) => all(name), { withPast: true });
  door.on('auth:signed-in', withoutPast);
  expect(late.mock.calls.map(([detail]) => detail as unknown)).toEqual([{ method: 'password' }]);
  expect(all.mock.calls).toEqual([['auth:signed-in'], ['auth:signed-out']]);
  expect(withoutPast).not.toHaveBeenCalled();
  events.emit('auth:signed-in', { method: 'registration' });
  expect(late).toHaveBeenCalledTimes(2);
});

test('the script has the version of the packages, which a release bumps', () => {
  expect(open().door.version).toBe(version);
});
