import { pluralRu } from '@tropa/ui-kit';

/** Texts of ListLink. */
export const listLinkTexts = { count: (count: number) => `${count} ${pluralRu(count, 'товар', 'товара', 'товаров')}` };
