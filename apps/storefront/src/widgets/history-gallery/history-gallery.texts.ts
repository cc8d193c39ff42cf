/** Texts of HistoryGalleryWidget. */
export const historyGalleryTexts = { title: 'История магазина' };
