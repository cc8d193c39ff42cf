import type { ProductDetail, RetailVariant } from '@tropa/api-client';
import { addressParams, editAddress } from '../address/edit-address.js';
import { browserHistory, type PageHistory } from '../address/page-history.js';
import { usePageAddress } from '../address/usePageAddress.js';
import type { VariantOptionGroup } from './variant-choice.js';
import { chooseVariant, variantByOffer, variantOptionGroups } from './variant-choice.js';

/** The chosen variant and how to choose another. */
export interface VariantChoice {
  /** `undefined` for a product without variants. */
  variant: RetailVariant | undefined;
  groups: readonly VariantOptionGroup[];
  choose: (propertyId: string, value: string) => void;
}

/** Options of {@link useProductVariants}. */
export interface ProductVariantsOptions {
  /** `pathname + search` that the page was requested with, on the server and at hydration. */
  url: string;
  /** The address bar. @default the browser's */
  history?: PageHistory;
}

/**
 * The variant that the parameter `offer` names. A choice replaces the address and keeps its other parameters: the
 * visitor's «back» leaves the product instead of stepping through the sizes.
 */
export function useProductVariants(product: ProductDetail, options: ProductVariantsOptions): VariantChoice {
  const { history = browserHistory } = options;
  const url = usePageAddress(history, options.url);
  const variant = variantByOffer(product.retail, addressParams(url).get('offer'));
  return {
    variant,
    groups: variant ? variantOptionGroups(product.retail, variant) : [],
    choose(propertyId, value) {
      const next = variant && chooseVariant(product.retail, variant, propertyId, value);
      if (!next || next.id === variant.id) return;
      history.replace(editAddress(history.read(), (params) => params.set('offer', String(next.id))));
    },
  };
}
