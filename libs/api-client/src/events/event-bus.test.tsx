import { createShopEvents } from './event-bus.js';
import type { ShopEvent } from './shop-events.js';

const product = { id: 41, name: 'Ботинки Хребет' };

test('a handler gets the details of its event and no other', () => {
  const events = createShopEvents(() => 5);
  const handler = jest.fn();
  events.on('basket:added', handler);
  events.emit('basket:added', { product });
  events.emit('basket:removed', { product });
  expect(handler.mock.calls).toEqual([[{ product }, { name: 'basket:added', version: 1, at: 5, detail: { product } }]]);
});

test('«*» gets all of them, in order', () => {
  const events = createShopEvents();
  const names: string[] = [];
  events.on('*', (event: ShopEvent) => names.push(event.name));
  events.emit('auth:signed-in', { method: 'password' });
  events.emit('auth:signed-out', {});
  expect(names).toEqual(['auth:signed-in', 'auth:signed-out']);
});

test('an ended subscription gets nothing', () => {
  const events = createShopEvents();
  const handler = jest.fn();
  const stop = events.on('favorite', handler);
  stop();
  events.emit('favorite', { product, isIn: true });
  expect(handler).not.toHaveBeenCalled();
});

test('a counter that subscribes late can get past events', () => {
  const events = createShopEvents();
  events.emit('product:viewed', { product });
  events.emit('favorite', { product, isIn: true });
  const [late, fresh] = [jest.fn(), jest.fn()];
  events.on('product:viewed', late, { withPast: true });
  events.on('product:viewed', fresh);
  expect(late).toHaveBeenCalledTimes(1);
  expect(fresh).not.toHaveBeenCalled();
});

test('a handler that throws is reported and does not stop the others', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const events = createShopEvents();
  const handler = jest.fn();
  events.on('product:viewed', () => {
    throw new Error('counter is broken');
  });
  events.on('product:viewed', handler);
  events.emit('product:viewed', { product });
  expect(handler).toHaveBeenCalledTimes(1);
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining('product:viewed'), expect.any(Error));
  complaints.mockRestore();
});

test('a prerendered page emits its events when the visitor opens it', () => {
  let prerendering = true;
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
  let now = 1;
  const events = createShopEvents(() => now);
  const handler = jest.fn();
  events.on('product:viewed', handler);
  events.emit('product:viewed', { product });
  expect(handler).not.toHaveBeenCalled();
  [prerendering, now] = [false, 9];
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(handler).toHaveBeenCalledWith({ product }, expect.objectContaining({ at: 9 }));
  delete (document as { prerendering?: boolean }).prerendering;
});
