/** Texts of AccountMenu. */
export const accountMenuTexts = { label: 'Личный кабинет' };
