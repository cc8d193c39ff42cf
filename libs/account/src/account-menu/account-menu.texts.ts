/** What AccountMenu says. */
export const accountMenuTexts = { label: 'Личный кабинет' };
