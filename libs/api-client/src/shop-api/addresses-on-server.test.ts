import { withWholeAddresses } from './whole-addresses.js';

test('a server that calls the shop by an inner name hands its addresses on as they come', () => {
  const answer = { link: '/product/tent/' };
  expect(withWholeAddresses(answer, 'http://shop.internal:4200')).toBe(answer);
});
