/** What Region says. */
export const regionTexts = { change: 'изменить' };
