import { pluralRu } from '@tropa/ui-kit';

/** What the header's basket link says. */
export const basketLinkTexts = {
  label: 'Корзина',
  /** Accessible name while the badge is shown. */
  labelWithCount: (lines: number) => `Корзина, ${lines} ${pluralRu(lines, 'товар', 'товара', 'товаров')}`,
};

/** Overridable texts of the header's basket link. */
export type BasketLinkTexts = typeof basketLinkTexts;
