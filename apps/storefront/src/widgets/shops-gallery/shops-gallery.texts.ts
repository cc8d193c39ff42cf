/** What ShopsGalleryWidget says. */
export const shopsGalleryTexts = { title: 'Наши магазины' };
