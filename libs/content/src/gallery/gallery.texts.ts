/** Texts of a gallery. */
export const galleryTexts = {
  /** Visible over the first photo: «N / total». */
  counter: (place: number, total: number) => `${place} / ${total}`,
  /** What a click on the first photo does. */
  open: (title: string) => `Смотреть все фото: ${title}`,
  hint: 'Смотреть фото',
  /** Alternative text of a photo that has none. */
  photo: (title: string, place: number) => `${title}, фото ${place}`,
};

/** Texts of a gallery. */
export type GalleryTexts = typeof galleryTexts;
