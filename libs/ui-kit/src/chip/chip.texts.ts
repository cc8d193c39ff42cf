/** Texts of Chip. */
export const chipTexts = { remove: 'Убрать' };
