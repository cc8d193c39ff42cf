/** Texts of ShopsGalleryWidget. */
export const shopsGalleryTexts = { title: 'Наши магазины' };
