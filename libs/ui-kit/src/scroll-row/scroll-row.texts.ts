/** Texts of ScrollRow. */
export const scrollRowTexts = { previous: 'Назад', next: 'Вперёд' };
