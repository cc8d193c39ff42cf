/** What dialogs, drawers and sheets say. */
export const dialogTexts = { close: 'Закрыть' };
