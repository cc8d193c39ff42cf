import { fixtureProducts } from './goods.fixtures.js';
import { createMemoryBackend } from './memory-backend.js';

const { id, variants } = fixtureProducts.find((product) => product.variants.length > 1)!;
const [first, second] = variants.map((variant) => variant.id);

test.each([
  ['without a variant removes the one that adding without a variant adds', {}, second],
  ['of a variant leaves the others', { retailId: second }, first],
])('deleting %s', async (_what, variant, left) => {
  const { fetchFn, state } = createMemoryBackend();
  const post = (name: string, data: object) =>
    fetchFn(`/api/basket/${name}/`, { method: 'POST', body: JSON.stringify({ id, ...data }) });
  await post('addItemToBasket', {});
  await post('addItemToBasket', { retailId: second });
  expect(state.basket.map((line) => line.retailId)).toEqual([first, second]);
  await post('delete', variant);
  expect(state.basket.map((line) => line.retailId)).toEqual([left]);
});
