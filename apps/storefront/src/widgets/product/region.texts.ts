/** Texts of Region. */
export const regionTexts = { change: 'изменить' };
