/** Whether visitors saw the variant of an order line: not that of a product which has only one, without properties. */
export const wasVariantShown = (line: { readonly is_variant_shown: boolean | null; readonly link: string }): boolean =>
  line.is_variant_shown ?? line.link.includes('offer=');
