import { variantByOffer } from './variant-by-offer.js';

it.each([
  [null, 2],
  ['1', '1'],
  ['2', 2],
  ['9', '1'],
])('of variants as on the wire, with the offer %p: %p', (offer, id) => {
  const retail = [{ id: '1', isAvailable: 'N' as const }, { id: 2 }, { id: 3, isAvailable: 'Y' as const }];
  expect(variantByOffer(retail, offer)?.id).toBe(id);
});
