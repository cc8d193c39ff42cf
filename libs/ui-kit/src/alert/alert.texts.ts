/** Texts of Alert. */
export const alertTexts = { close: 'Закрыть' };
