import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail, RetailVariant } from '@tropa/api-client';
import { createMemoryHistory } from '../address/page-history.js';
import { useProductVariants } from './useProductVariants.js';

const variant = (id: number, size: string): RetailVariant => ({
  id,
  name: size,
  properties: [{ id: 'size', value: size, type: 'string', title: size, color: '' }],
  price: id * 1000,
  oldPrice: null,
  isAvailable: true,
  images: [],
});
const product = (...retail: RetailVariant[]) => ({ id: 1, title: 'Ботинки', retail }) as unknown as ProductDetail;

function OwnSizes({ of, history }: { of: ProductDetail; history: ReturnType<typeof createMemoryHistory> }) {
  const { variant: chosen, groups, choose } = useProductVariants(of, { url: history.read(), history });
  return (
    <>
      <output>{chosen ? chosen.name : 'без размеров'}</output>
      {groups.map((group) =>
        group.options.map(({ value }) => (
          <button key={value} onClick={() => choose(group.propertyId, value)}>
            {value}
          </button>
        )),
      )}
    </>
  );
}

test('sizes of the host’s own markup: the address names the variant, a choice replaces it', async () => {
  const history = createMemoryHistory('/product/boots/?offer=41&utm_source=mail');
  render(<OwnSizes of={product(variant(40, '40'), variant(41, '41'))} history={history} />);
  expect(screen.getByRole('status')).toHaveTextContent('41');
  await userEvent.click(screen.getByRole('button', { name: '40' }));
  expect(screen.getByRole('status')).toHaveTextContent('40');
  expect(history.read()).toBe('/product/boots/?offer=40&utm_source=mail');
});

test('a product without variants', () => {
  render(<OwnSizes of={product()} history={createMemoryHistory('/product/mug/')} />);
  expect(screen.getByRole('status')).toHaveTextContent('без размеров');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
