/** A shop in memory for tests and stories. Not for production. */
export {
  createMemoryBackend,
  type MemoryBackend,
  type MemoryBackendOptions,
  type MemoryCall,
  type MemoryCallName,
  type MemoryFailure,
} from '../testing/memory-backend.js';
export { mswHandlers, type MswHttp, type MswResolver } from '../testing/msw-handlers.js';
export type { MemoryLine, MemoryOrder, MemoryState } from '../testing/memory-state.js';
export {
  createTestShop,
  renderWithShop,
  ShopStory,
  withShop,
  type TestShopOptions,
} from '../testing/render-with-shop.js';
export type { StoryConditions } from '../testing/story-conditions.js';
export { pageDataFixtures, publicPageDataFixtures } from '../testing/page-data.fixtures.js';
export {
  fixtureBrands,
  fixtureProducts,
  fixtureSections,
  type FixtureProduct,
  type FixtureVariant,
} from '../testing/goods.fixtures.js';
export { cardOf, detailOf } from '../testing/memory-catalog.js';
export {
  fixtureCities,
  fixtureCode,
  fixturePassword,
  fixturePoints,
  fixturePromocode,
  fixtureShops,
  fixtureUser,
} from '../testing/places.fixtures.js';
export { withShuffledAnswers, type AnswerDelay } from '../testing/shuffled-answers.js';
export { askOf, type Ask, type ContractAnswer, type ContractClient } from '../testing/contract-client.js';
export { describeContract } from '../testing/contract-suite/contract-suite.js';
