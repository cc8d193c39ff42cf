/** What Alert says. */
export const alertTexts = { close: 'Закрыть' };
