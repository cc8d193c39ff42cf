/** Texts of dialogs, drawers and sheets. */
export const dialogTexts = { close: 'Закрыть' };
