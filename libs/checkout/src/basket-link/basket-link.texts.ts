import { pluralRu } from '@tropa/ui-kit';

/** Texts of the header's basket link. */
export const basketLinkTexts = {
  label: 'Корзина',
  /** Read aloud after the label, in place of the badge. */
  count: (lines: number) => `${lines} ${pluralRu(lines, 'товар', 'товара', 'товаров')}`,
};

/** Overridable texts of the header's basket link. */
export type BasketLinkTexts = typeof basketLinkTexts;
