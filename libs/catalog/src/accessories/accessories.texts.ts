/** What a visitor reads about accessories. Pass a changed copy to override it. */
export const accessoriesTexts = {
  title: 'Аксессуары',
  about: 'Берут вместе с этим товаром',
  tabs: 'Виды аксессуаров',
  tab: { safety: 'Безопасность', comfort: 'Комфорт' },
  row: { safety: 'Аксессуары для безопасности', comfort: 'Аксессуары для комфорта' },
};

/** The texts of accessories. */
export type AccessoriesTexts = typeof accessoriesTexts;
