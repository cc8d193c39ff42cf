import { pluralRu } from '@tropa/ui-kit';

/** What the totals say. S2 §9. */
export const totalsTexts = {
  goods: (pieces: number) => `${pluralRu(pieces, 'Товар', 'Товары', 'Товары')}, ${pieces} шт.`,
  discount: 'Скидка',
  delivery: 'Доставка',
  free: 'Бесплатно',
  byManager: 'Рассчитывается менеджером',
  total: 'Итого',
};

/** Overridable texts of the totals. */
export type TotalsTexts = typeof totalsTexts;
