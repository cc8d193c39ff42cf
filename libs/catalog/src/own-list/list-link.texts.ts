import { pluralRu } from '@tropa/ui-kit';

/** What ListLink says. */
export const listLinkTexts = { count: (count: number) => `${count} ${pluralRu(count, 'товар', 'товара', 'товаров')}` };
