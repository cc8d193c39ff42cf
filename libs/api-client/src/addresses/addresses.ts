import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';

/** Where the pages of the shop are: what components link to unless a prop overrides it. */
export interface ShopAddresses {
  readonly catalog: string;
  /** Results of a search: the query is added as `?q=`. */
  readonly search: string;
  readonly sale: string;
  readonly bestOffers: string;
  readonly favorites: string;
  readonly compare: string;
  readonly basket: string;
  readonly order: string;
  /** The visitor's orders. */
  readonly orders: string;
  /** The visitor's account. */
  readonly account: string;
  /** The shops, as a list and on a map. */
  readonly shops: string;
  readonly delivery: string;
  readonly returns: string;
  readonly contacts: string;
  /** The page of the shop's project: courses, trips. */
  readonly project: string;
  /** The document on personal data that consents name. */
  readonly privacy: string;
  /** The privacy policy of the whole site. */
  readonly policy: string;
  /** The user agreement. */
  readonly agreement: string;
  /** The terms of sale. */
  readonly saleTerms: string;
}

/** Where the pages are in the reference shop. */
export const defaultAddresses: ShopAddresses = {
  catalog: '/catalog/',
  search: '/search/',
  sale: '/sale/',
  bestOffers: '/best-offers/',
  favorites: '/favorites/',
  compare: '/catalog/compare/',
  basket: '/basket',
  order: '/order',
  orders: '/orders',
  account: '/profile',
  shops: '/about/shops/',
  delivery: '/delivery/',
  returns: '/returns/',
  contacts: '/contacts/',
  project: '/project/',
  privacy: '/privacy/',
  policy: '/privacy_policy/',
  agreement: '/agreement/',
  saleTerms: '/docs/sale-terms.pdf',
};

const AddressesContext = /* @__PURE__ */ createContext(defaultAddresses);

/** Props of {@link AddressesProvider}. */
export interface AddressesProviderProps {
  /** What is left out stays as it is. Keep the object between renders. */
  readonly addresses: { readonly [Page in keyof ShopAddresses]?: string | undefined };
  readonly children?: ReactNode;
}

/** Addresses of the host's pages for every component below; a component's own `…Href` overrides them. */
export function AddressesProvider({ addresses, children }: AddressesProviderProps) {
  const outer = useContext(AddressesContext);
  const value = useMemo(() => {
    const own = Object.entries(addresses).filter(([, address]) => address !== undefined);
    return { ...outer, ...Object.fromEntries(own) };
  }, [outer, addresses]);
  return createElement(AddressesContext.Provider, { value }, children);
}

/** The addresses of the shop's pages here. */
export const useAddresses = (): ShopAddresses => useContext(AddressesContext);

/** The address of a page of the shop: the component's own, else the provider's, else the default. */
export const useAddress = (page: keyof ShopAddresses, own?: string): string => {
  const { [page]: ofShop } = useAddresses();
  return own ?? ofShop;
};
