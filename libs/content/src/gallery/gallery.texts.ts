/** What a gallery says. */
export const galleryTexts = {
  /** In sight over the first photo (S1 §2: «N / total»). */
  counter: (place: number, total: number) => `${place} / ${total}`,
  /** What a press on the first photo does. */
  open: (title: string) => `Смотреть все фото: ${title}`,
  hint: 'Смотреть фото',
  /** A photo without words of its own. */
  photo: (title: string, place: number) => `${title}, фото ${place}`,
};

/** What a gallery says. */
export type GalleryTexts = typeof galleryTexts;
