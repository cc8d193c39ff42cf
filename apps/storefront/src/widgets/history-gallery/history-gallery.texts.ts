/** What HistoryGalleryWidget says. */
export const historyGalleryTexts = { title: 'История магазина' };
