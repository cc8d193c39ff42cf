/** What Chip says. */
export const chipTexts = { remove: 'Убрать' };
