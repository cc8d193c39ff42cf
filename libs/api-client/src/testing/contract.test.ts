import { describeContract } from './contract-suite/contract-suite.js';
import { createMemoryBackend } from './memory-backend.js';
import { fixtureCities, fixtureCode, fixturePromocode } from './places.fixtures.js';

describeContract('memory backend', () => ({
  fetchFn: createMemoryBackend().fetchFn,
  searchWord: 'рюкзак',
  promocode: fixturePromocode,
  cityWithShops: fixtureCities[0],
  cityWithPoints: fixtureCities[1],
  codeFor: () => fixtureCode,
  freePhone: '9995550101',
  skipMinute: () => {},
}));
