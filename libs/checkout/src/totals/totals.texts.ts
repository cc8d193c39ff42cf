import { pluralRu } from '@tropa/ui-kit';

/** Texts of the totals. */
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
