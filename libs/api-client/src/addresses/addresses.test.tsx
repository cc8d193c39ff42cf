import { render, screen } from '@testing-library/react';
import { AddressesProvider, defaultAddresses, useAddress } from './addresses.js';

const Links = ({ own }: { own?: string }) => (
  <p>{[useAddress('basket', own), useAddress('orders'), useAddress('saleTerms')].join(' ')}</p>
);
const said = () => screen.getByRole('paragraph').textContent;

test('the reference shop’s addresses without a provider', () => {
  render(<Links />);
  expect(said()).toBe(`${defaultAddresses.basket} ${defaultAddresses.orders} ${defaultAddresses.saleTerms}`);
});

test('a provider replaces what it names, an inner one adds to it, a component’s own address overrides both', () => {
  render(
    <AddressesProvider addresses={{ basket: '/cart', orders: '/my/orders', saleTerms: undefined }}>
      <AddressesProvider addresses={{ orders: '/lk/orders' }}>
        <Links own="/korzina" />
      </AddressesProvider>
    </AddressesProvider>,
  );
  expect(said()).toBe(`/korzina /lk/orders ${defaultAddresses.saleTerms}`);
});
